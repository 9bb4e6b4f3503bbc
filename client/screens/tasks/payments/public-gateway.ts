import type { Gateway } from './gateway';

/** A way to pay in the words that fills of the payment slots know. */
export type PublicGateway = Readonly< Record< string, unknown > >;

export function toPublicGateway( gateway: Gateway ): PublicGateway {
	const { suggestion, record } = gateway;
	return {
		...suggestion,
		id: gateway.id,
		title: gateway.title,
		content: gateway.content,
		image: suggestion[ 'image' ] ?? gateway.image,
		plugins: gateway.plugins,
		hasPlugins: gateway.plugins.length > 0,
		installed: gateway.isKnown,
		enabled: gateway.isEnabled,
		needsSetup: gateway.needsSetup,
		settingsUrl: gateway.settingsUrl,
		connectionUrl: gateway.connectionUrl,
		setupHelpText: gateway.helpText,
		settings: record[ 'settings' ] ?? {},
		requiredSettings: gateway.requiredFields,
		postInstallScripts: gateway.scripts,
	};
}

/** For slots that are only asked whether somebody fills them: fills run, and must find what they read. */
export function idleFillProps( gateway: Gateway ): Readonly< Record< string, unknown > > {
	return {
		defaultStepper: () => null,
		defaultInstallStep: null,
		defaultConfigureStep: null,
		markConfigured: async () => Promise.resolve(),
		paymentGateway: toPublicGateway( gateway ),
	};
}
