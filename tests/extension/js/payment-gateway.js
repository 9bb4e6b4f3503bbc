( function ( { element, components, plugins } ) {
	const { createElement } = element;

	function SampleSetUp( { defaultStepper: Stepper, defaultInstallStep, defaultConfigureStep, paymentGateway } ) {
		const steps = [ defaultInstallStep, { ...defaultConfigureStep, label: `Sample step for ${ paymentGateway.id }` } ];
		return createElement( Stepper, { steps: steps.filter( Boolean ) } );
	}

	function SampleForm( { markConfigured, paymentGateway } ) {
		return createElement( 'button', { type: 'button', onClick: () => markConfigured() }, `Sample: connect ${ paymentGateway.title }` );
	}

	plugins.registerPlugin( 'sample-extension-payment-gateway', {
		scope: 'woocommerce-tasks',
		render: () =>
			createElement(
				element.Fragment,
				null,
				createElement( components.Fill, { name: 'woocommerce_payment_gateway_setup_cod' }, ( props ) =>
					createElement( SampleSetUp, props )
				),
				createElement( components.Fill, { name: 'woocommerce_payment_gateway_configure_cod' }, ( props ) =>
					createElement( SampleForm, props )
				)
			),
	} );
} )( window.wp );
