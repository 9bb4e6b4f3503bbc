( function ( wp ) {
	const { hooks } = wp;
	const addPage = ( namespace, page ) =>
		hooks.addFilter( 'woocommerce_admin_pages_list', `sample-extension/${ namespace }`, ( pages ) => [ ...pages, page ], 20 );

	// Takes the path of another extension.
	addPage( 'same-path', { container: () => 'The second of this path', path: '/sample-page' } );

	// Waits for a hook that never comes.
	setInterval( () => hooks.hasAction( 'hookAdded', 'sample-extension/nobody' ) && addPage( 'never', {} ), 50 );

	// Was built for React 17: elements of its own copy, a root of the old kind inside a class component.
	class OldPage extends window.React.Component {
		componentDidMount() {
			const words = {
				$$typeof: Symbol.for( 'react.element' ),
				type: 'h3',
				key: null,
				ref: null,
				props: { children: 'An old root' },
				_owner: null,
			};
			window.ReactDOM.render( words, this.place );
		}
		componentWillUnmount() {
			window.ReactDOM.unmountComponentAtNode( this.place );
		}
		render() {
			return window.React.createElement( 'div', { ref: ( place ) => ( this.place = place ) } );
		}
	}
	addPage( 'old-react', { container: OldPage, path: '/old-react', breadcrumbs: [ 'Old page' ] } );

	// Removes an item of the header that is not its own.
	wp.plugins.unregisterPlugin( 'activity-panel-header-item' );

	// Replaces a package of WordPress for everybody.
	wp.element = {
		createElement() {
			throw new Error( 'This is not React.' );
		},
	};
} )( window.wp );
