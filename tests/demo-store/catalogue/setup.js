/* Lets a test check that the script of a payment method runs before its form is shown. */
window.standInGatewayScripts = ( window.standInGatewayScripts || 0 ) + 1;
