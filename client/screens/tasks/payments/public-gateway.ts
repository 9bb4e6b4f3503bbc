import type { Gateway } from './gateway';

/** A way to pay in the words that fills of the payment slots know. */
export type PublicGateway = Readonly< Record< string, unknown > >;

/** The settings that a gateway asks for, as the server describes them. */
export function publicFields( { record, requiredFields }: Gateway ): readonly unknown[] {
	const { settings } = record;
	const known: Readonly< Record< string, unknown > > = typeof settings === 'object' ? { ...settings } : {};
	return requiredFields.map( ( { id } ) => known[ id ] );
}

export function toPublicGateway( gateway: Gateway ): PublicGateway {
	const { suggestion, record } = gateway;
	return {
		...suggestion,
		id: gateway.id,
		title: gateway.title,
		content: gateway.content,
		image: suggestion.image ?? gateway.image,
		plugins: gateway.plugins,
		hasPlugins: gateway.plugins.length > 0,
		installed: gateway.isKnown,
		enabled: gateway.isEnabled,
		needsSetup: gateway.needsSetup,
		settingsUrl: gateway.settingsUrl,
		connectionUrl: gateway.connectionUrl,
		setupHelpText: gateway.helpText,
		settings: record[ 'settings' ] ?? {},
		requiredSettings: publicFields( gateway ),
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
