import { isReady, type Gateway } from '../gateway';

/** What the button of a way to pay does. */
export type GatewayAction = 'manage' | 'enable' | 'start' | 'finish' | 'leave';

/** The bank transfer has a form of its own, though the gateway itself asks for nothing. */
function hasOwnForm( { id }: Gateway ): boolean {
	return id === 'bacs';
}

/**
 * Decides what is next for a way to pay.
 *
 * @param gateway    Way to pay.
 * @param isExtended Whether an extension brings a set-up of its own.
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
