( function ( { element, components, plugins } ) {
	const { createElement } = element;
	const { Fill } = components;
	const TASKS = [ 'products', 'payments', 'customize-store', 'tax', 'shipping', 'launch-your-store' ];

	function SampleHeader( { task, goToTask, trackClick } ) {
		return createElement(
			'div',
			null,
			createElement( 'h3', null, `Sample header of ${ task.id }` ),
			createElement( 'button', { type: 'button', onClick: trackClick }, 'Sample count' ),
			createElement( 'button', { type: 'button', onClick: goToTask }, 'Sample start' )
		);
	}

	plugins.registerPlugin( 'sample-extension-setup-list', {
		scope: 'woocommerce-admin',
		render: () =>
			createElement(
				element.Fragment,
				null,
				createElement( Fill, { name: 'woocommerce_tasklist_experimental_progress_title_item' }, ( { taskListId } ) =>
					createElement( 'span', null, `Sample title of ${ taskListId }` )
				),
				TASKS.map( ( id ) =>
					createElement( Fill, { key: id, name: `woocommerce_onboarding_task_list_header_${ id }` }, ( props ) =>
						createElement( SampleHeader, props )
					)
				)
			),
	} );
} )( window.wp );
