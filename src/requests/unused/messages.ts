/**
 * Takes the place of texts in languages that the portal does not speak, and of those of parts that
 * it does not have (config/plugins/firstLoad).
 */
export default {};
