( function ( { element, components, plugins } ) {
	const { createElement } = element;

	plugins.registerPlugin( 'sample-extension-task', {
		scope: 'woocommerce-tasks',
		render: () =>
			createElement( components.Fill, { name: 'woocommerce_onboarding_task_sample-task' }, ( { onComplete, task } ) =>
				createElement(
					'section',
					null,
					createElement( 'h2', null, `Screen of ${ task.id }` ),
					createElement( components.Button, { variant: 'primary', onClick: () => onComplete() }, 'Connect the service' )
				)
			),
	} );
} )( window.wp );
