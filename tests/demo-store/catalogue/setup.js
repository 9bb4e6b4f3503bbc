/* Proves that the script of a payment method ran before its form was shown. */
window.standInGatewayScripts = ( window.standInGatewayScripts || 0 ) + 1;
