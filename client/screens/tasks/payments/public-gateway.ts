import type { Gateway } from './gateway';

/** A payment gateway with the field names that fills of the payment slots use. */
export type PublicGateway = Readonly< Record< string, unknown > >;

/** The required settings of a gateway, as the server describes them. */
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

/** Props for slots that only find out whether there is a fill. The fill is rendered, so the props that it uses must exist. */
export function idleFillProps( gateway: Gateway ): Readonly< Record< string, unknown > > {
	return {
		defaultStepper: () => null,
		defaultInstallStep: null,
		defaultConfigureStep: null,
		markConfigured: async () => Promise.resolve(),
		paymentGateway: toPublicGateway( gateway ),
	};
}
