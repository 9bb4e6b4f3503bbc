( function ( { element, hooks } ) {
	function SampleContainer( { query } ) {
		return element.createElement( 'h2', null, `Container of ${ query.task }` );
	}

	hooks.addFilter( 'woocommerce_admin_onboarding_task_list', 'sample-extension/deprecated-task', ( tasks ) => [
		...tasks,
		{
			key: 'sample-js-task',
			title: 'Try the old way',
			content: 'A task that JavaScript registered.',
			container: element.createElement( SampleContainer ),
			completed: false,
			visible: true,
			time: '2 minutes',
		},
	] );
} )( window.wp );
