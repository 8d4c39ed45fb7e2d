/** Takes the place of texts in languages that the portal does not speak (config/plugins/firstLoad). */
export default {};
