( function ( { data, element, hooks } ) {
	const { createElement } = element;
	const OPTION = 'woocommerce_task_list_reminder_bar_hidden';

	function SampleStores() {
		const value = data.useSelect( ( select ) => select( 'wc/admin/options' ).getOption( OPTION ) );
		const isSaving = data.useSelect( ( select ) => select( 'wc/admin/options' ).isOptionsUpdating() );
		const { updateOptions } = data.useDispatch( 'wc/admin/options' );
		const [ ids, setIds ] = element.useState( '' );

		element.useEffect( () => {
			data.resolveSelect( 'wc/admin/onboarding' )
				.getTaskLists()
				.then( ( lists ) => setIds( lists.map( ( list ) => list.id ).join( ' ' ) ) );
		}, [] );

		return createElement(
			'section',
			null,
			createElement( 'h2', null, `Reminder: ${ value === 'yes' ? 'hidden' : 'shown' }` ),
			createElement( 'p', null, `Lists: ${ ids }` ),
			createElement( 'button', { disabled: isSaving, onClick: () => updateOptions( { [ OPTION ]: 'yes' } ) }, 'Hide the reminder' )
		);
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/stores', ( pages ) => [
		...pages,
		{ container: SampleStores, path: '/sample-stores', breadcrumbs: [ 'Sample stores' ], capability: 'manage_woocommerce' },
	] );
} )( window.wp );
