/*
 * Settings of this installation: README, "For operators".
 *
 * window.iprSite = {
 *   externalLoginUrl: '', externalLoginReturnParam: 'redirectUrl', ownLogin: true,
 *   trustedRedirectOrigins: [], geoUrl: '', trustedAppHosts: [],
 *   requestSeconds: 15, submitSeconds: 60, sessionMinutes: 30,
 * };
 * window.routerBase = '/another-base/';
 */
