/*
 * Settings of this installation. Loaded before the portal; edit and reload, no build needed.
 *
 * window.iprSite = {
 *   externalLoginUrl: 'https://sso.example.gov.cn/login',      // where single sign-on starts
 *   externalLoginReturnParam: 'redirectUrl',                   // its parameter for the address to return to
 *   ownLogin: false,                                           // no accounts of the portal's own: single sign-on alone
 *   trustedRedirectOrigins: ['https://sso.example.gov.cn'],    // where a login may return to
 *   geoUrl: '/maps/320500.json',                               // borders of the counties, GeoJSON
 *   trustedAppHosts: ['apps.example.cn'],                      // apps there, and below, open without a question
 *   requestSeconds: 30,                                        // how long an answer is waited for: 1 to 600, default 15
 *   submitSeconds: 120,                                        // the same of a form that is sent: default 60
 * };
 *
 * window.routerBase = '/another-base/';                        // base path besides /ipr-front/
 */
