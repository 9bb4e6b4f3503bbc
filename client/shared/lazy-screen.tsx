import { lazy, Component, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { __, sprintf } from '@wordpress/i18n';
import { isChunkError } from './chunk-error';

type Load< Name extends string, Props > = () => Promise< Readonly< Record< Name, ComponentType< Props > > > >;

type LazyScreen< Props > = ComponentType< Props > & {
	/** Loads the code before the screen is shown, which then needs no fallback. Rejects when loading fails. */
	readonly load: () => Promise< void >;
};

interface LazyPart {
	/** Name of the part for its failure message. It is a function, because translations are not loaded earlier. */
	readonly name: () => string;
	/**
	 * Whether the part has no space of its own on the page, like an item of the header or a dialog. Its failure is then
	 * shown among the notices.
	 */
	readonly isAside?: boolean;
	/** A link to go elsewhere, for a page without menu and header. */
	readonly wayOut?: () => ReactElement;
}

/**
 * A screen, or a part of one, whose code is loaded when it is first shown. When loading fails, it says so and can load it again in
 * place: the address, the frame and input elsewhere on the page stay.
 *
 * @param load   Dynamic import. It is called again for each attempt.
 * @param member Name of the component in what is imported.
 * @param part   What is loaded, unless the page names its place, as the heading of a panel does.
 */
export function lazyScreen< Name extends string, Props extends object >(
	load: Load< Name, Props >,
	member: Name,
	part?: LazyPart
): LazyScreen< Props > {
	const loadComponent = async () => ( { default: ( await load() )[ member ] } );
	// React.lazy keeps a failure forever, so each attempt needs a new one. All later visits share a success.
	let current = lazyComponent( loadComponent );
	// A part of settings pages is rendered in several places, which fail together.
	const retries = new Set< ( failed: ComponentType< Props > ) => void >();

	function LazyScreen( props: Props ): ReactElement {
		const [ { Screen, tries }, setAttempt ] = useState( { Screen: current, tries: 0 } );
		useEffect( () => {
			const retry = ( failed: ComponentType< Props > ) =>
				setAttempt( ( last ) => ( last.Screen === failed ? { Screen: current, tries: last.tries + 1 } : last ) );
			retries.add( retry );
			return () => void retries.delete( retry );
		}, [] );
		function handleRetry(): void {
			current = lazyComponent( loadComponent );
			retries.forEach( ( retry ) => retry( Screen ) );
		}
		// A boundary cannot be reset while its children are suspended, so each attempt has its own.
		return (
			<ChunkBoundary key={ tries } part={ part } canReload={ tries > 0 } onRetry={ handleRetry }>
				<Screen { ...props } />
			</ChunkBoundary>
		);
	}

	return Object.assign( LazyScreen, {
		load: async () => {
			// React.lazy would show its fallback for a moment even when the code is loaded.
			current = ( await loadComponent() ).default;
		},
	} );
}

function lazyComponent< Props extends object >( load: () => Promise< { default: ComponentType< Props > } > ): ComponentType< Props > {
	// The types of React.lazy() lose generic props.
	return lazy( load ) as unknown as ComponentType< Props >;
}

interface ChunkBoundaryProps {
	readonly part: LazyPart | undefined;
	readonly canReload: boolean;
	readonly onRetry: () => void;
	readonly children: ReactNode;
}

interface ChunkBoundaryState {
	readonly error?: unknown;
	readonly hasFailed: boolean;
}

class ChunkBoundary extends Component< ChunkBoundaryProps, ChunkBoundaryState > {
	public static getDerivedStateFromError( error: unknown ): ChunkBoundaryState {
		return { error, hasFailed: true };
	}

	public constructor( props: ChunkBoundaryProps ) {
		super( props );
		this.state = { hasFailed: false };
	}

	public override render(): ReactNode {
		const { children, ...rest } = this.props;
		const { error, hasFailed } = this.state;
		if ( ! hasFailed ) {
			return children;
		}
		if ( ! isChunkError( error ) ) {
			throw error;
		}
		return <ChunkFailure error={ error } { ...rest } />;
	}
}

interface ChunkFailureProps extends Omit< ChunkBoundaryProps, 'children' > {
	readonly error: Error;
}

function ChunkFailure( { part, error, canReload, onRetry }: ChunkFailureProps ): ReactElement {
	const title = part
		? /* translators: %s: name of a part of the page, such as Help. */
			sprintf( __( '“%s” did not load', 'store-admin' ), part.name() )
		: __( 'This part of the page did not load', 'store-admin' );
	const retryIn = ( className: string ) => (
		<button type="button" className={ className } onClick={ onRetry }>
			{ __( 'Try again', 'woocommerce' ) }
		</button>
	);
	if ( part?.isAside ) {
		// The failure is shown among the notices of the page, which screen readers announce.
		return createPortal(
			<div className="store-admin-snackbar is-error">
				<span className="store-admin-snackbar__text">{ title }</span>
				{ retryIn( 'store-admin-snackbar__action' ) }
			</div>,
			document.querySelector( '.store-admin-snackbar-list' ) ?? document.body
		);
	}
	return (
		<section className="store-admin-failure" role="alert">
			<h2 className="store-admin-failure__title">{ title }</h2>
			<p>{ __( 'Check your connection and try again. If it keeps failing, reload the page.', 'store-admin' ) }</p>
			<p className="store-admin-failure__actions">
				{ retryIn( 'button button-primary' ) }
				{ canReload && (
					<button type="button" className="button" onClick={ () => window.location.reload() }>
						{ __( 'Reload Page', 'woocommerce' ) }
					</button>
				) }
				{ part?.wayOut?.() }
			</p>
			<details className="store-admin-failure__details">
				<summary>{ __( 'Click for error details', 'woocommerce' ) }</summary>
				<pre>{ error.message }</pre>
			</details>
		</section>
	);
}
