( function ( { element, components, plugins } ) {
	const { createElement } = element;

	function SampleRow( { defaultTaskItem: DefaultRow, isComplete } ) {
		const [ isAsking, setIsAsking ] = element.useState( false );
		return createElement(
			'div',
			{ 'data-complete': String( isComplete ) },
			createElement( DefaultRow, { onClick: ( open ) => ( isAsking ? open() : setIsAsking( true ) ) } ),
			isAsking && createElement( 'p', null, 'Press again to open the sample task' )
		);
	}

	plugins.registerPlugin( 'sample-extension-task-row', {
		scope: 'woocommerce-tasks',
		render: () =>
			createElement( components.Fill, { name: 'woocommerce_onboarding_task_list_item_sample-task' }, ( props ) =>
				createElement( SampleRow, props )
			),
	} );
} )( window.wp );
