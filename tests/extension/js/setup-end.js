( function ( { element, components, plugins } ) {
	const { createElement } = element;
	const { Fill } = components;

	plugins.registerPlugin( 'sample-extension-setup-end', {
		scope: 'woocommerce-admin',
		render: () =>
			createElement(
				element.Fragment,
				null,
				createElement( Fill, { name: 'woocommerce_tasklist_experimental_progress_header_item' }, ( { taskListId } ) =>
					createElement( 'h2', null, `Sample progress of ${ taskListId }` )
				),
				createElement( Fill, { name: 'woocommerce_experimental_task_list_completion' }, ( { hideTasks, keepTasks } ) =>
					createElement(
						'section',
						null,
						createElement( 'h2', null, 'Sample congratulations' ),
						createElement( 'button', { type: 'button', onClick: keepTasks }, 'Keep the sample list' ),
						createElement( 'button', { type: 'button', onClick: hideTasks }, 'Hide the sample list' )
					)
				)
			),
	} );
} )( window.wp );
