/**
 * Takes the place of the texts of parts that the portal does not have (config/plugins/firstLoad).
 */
export default {};
