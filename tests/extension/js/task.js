( function ( { apiFetch, element, components, plugins } ) {
	const { createElement } = element;

	function SampleTask( { onComplete, task } ) {
		const connect = async () => {
			await apiFetch( { path: '/sample-extension/v1/connect', method: 'POST' } );
			onComplete();
		};
		return createElement(
			'section',
			null,
			createElement( 'h2', null, `Screen of ${ task.id }` ),
			createElement( components.Button, { variant: 'primary', onClick: connect }, 'Connect the service' )
		);
	}

	plugins.registerPlugin( 'sample-extension-task', {
		scope: 'woocommerce-tasks',
		render: () =>
			createElement( components.Fill, { name: 'woocommerce_onboarding_task_sample-task' }, ( props ) =>
				createElement( SampleTask, props )
			),
	} );
} )( window.wp );
