import { lazy, Component, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { isChunkError } from './chunk-error';

type Load< Props > = () => Promise< { default: ComponentType< Props > } >;

type LazyScreen< Props > = ComponentType< Props > & {
	/** Loads the code before the screen is shown, which then needs no fallback. Rejects when loading fails. */
	readonly load: () => Promise< void >;
};

/**
 * A screen whose code is loaded when it is first shown. When loading fails, the screen says so and can load it again in
 * place: the address, the frame and input elsewhere on the page stay.
 *
 * @param load Dynamic import. It is called again for each attempt.
 */
export function lazyScreen< Props extends object >( load: Load< Props > ): LazyScreen< Props > {
	// React.lazy keeps a failure forever, so each attempt needs a new one. All later visits share a success.
	let current = lazyComponent( load );

	function LazyScreen( props: Props ): ReactElement {
		const [ { Screen, tries }, setAttempt ] = useState( { Screen: current, tries: 0 } );
		function handleRetry(): void {
			current = lazyComponent( load );
			setAttempt( { Screen: current, tries: tries + 1 } );
		}
		// A boundary cannot be reset while its children are suspended, so each attempt has its own.
		return (
			<ChunkBoundary key={ tries } canReload={ tries > 0 } onRetry={ handleRetry }>
				<Screen { ...props } />
			</ChunkBoundary>
		);
	}

	return Object.assign( LazyScreen, {
		load: async () => {
			// React.lazy would show its fallback for a moment even when the code is loaded.
			current = ( await load() ).default;
		},
	} );
}

function lazyComponent< Props extends object >( load: Load< Props > ): ComponentType< Props > {
	// The types of React.lazy() lose generic props.
	return lazy( load ) as unknown as ComponentType< Props >;
}

interface ChunkBoundaryProps {
	readonly canReload: boolean;
	readonly onRetry: () => void;
	readonly children: ReactNode;
}

class ChunkBoundary extends Component< ChunkBoundaryProps, { readonly error: Error | undefined } > {
	public static getDerivedStateFromError( error: unknown ): { error: Error } {
		return { error: error instanceof Error ? error : new Error( String( error ) ) };
	}

	public constructor( props: ChunkBoundaryProps ) {
		super( props );
		this.state = { error: undefined };
	}

	public override render(): ReactNode {
		const { children, ...rest } = this.props;
		const { error } = this.state;
		if ( error === undefined ) {
			return children;
		}
		if ( ! isChunkError( error ) ) {
			throw error;
		}
		return <ChunkFailure error={ error } { ...rest } />;
	}
}

interface ChunkFailureProps {
	readonly error: Error;
	readonly canReload: boolean;
	readonly onRetry: () => void;
}

function ChunkFailure( { error, canReload, onRetry }: ChunkFailureProps ): ReactElement {
	return (
		<section className="store-admin-failure" role="alert">
			<h2 className="store-admin-failure__title">{ __( 'This screen did not load', 'store-admin' ) }</h2>
			<p>
				{ __(
					'A part of the page could not be fetched. Check your connection and try again. If it keeps failing, the plugin may just have been updated: reload the page.',
					'store-admin'
				) }
			</p>
			<p className="store-admin-failure__actions">
				<button type="button" className="button button-primary" onClick={ onRetry }>
					{ __( 'Try again', 'woocommerce' ) }
				</button>
				{ canReload && (
					<button type="button" className="button" onClick={ () => window.location.reload() }>
						{ __( 'Reload Page', 'woocommerce' ) }
					</button>
				) }
			</p>
			<details className="store-admin-failure__details">
				<summary>{ __( 'Technical details', 'store-admin' ) }</summary>
				<pre>{ error.message }</pre>
			</details>
		</section>
	);
}
