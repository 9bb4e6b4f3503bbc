import { isReady, type Gateway } from '../gateway';

/** The action of a gateway's button. */
export type GatewayAction = 'manage' | 'enable' | 'start' | 'finish' | 'leave';

/** The bank transfer has a form of our own, although its gateway has no required settings. */
function hasOwnForm( { id }: Gateway ): boolean {
	return id === 'bacs';
}

/**
 * Decides which action a gateway's button has.
 *
 * @param gateway    Payment gateway.
 * @param isExtended Whether an extension has its own set-up for the gateway.
 */
export function actionOf( gateway: Gateway, isExtended = false ): GatewayAction {
	const { isKnown, plugins, externalLink, needsSetup } = gateway;
	if ( isReady( gateway ) ) {
		return 'manage';
	}
	if ( ! isKnown && plugins.length === 0 && externalLink !== '' ) {
		return 'leave';
	}
	if ( ! isKnown ) {
		return 'start';
	}
	if ( needsSetup ) {
		return plugins.length > 0 ? 'finish' : 'start';
	}
	return isExtended || hasOwnForm( gateway ) ? 'start' : 'enable';
}
