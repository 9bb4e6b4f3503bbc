import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_TIME = 2000;

type CopyState = 'ready' | 'copied' | 'failed';

/** Copies the text of an input. Browsers have a clipboard only on secure pages; the older command works everywhere. */
async function copyText( input: HTMLInputElement ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( input.value );
		return true;
	} catch {
		input.select();
		return document.execCommand( 'copy' );
	}
}

interface PrivateLinkProps {
	readonly link: string;
}

/** The link with which visitors see a hidden site, with a button that copies it. */
export function PrivateLink( { link }: PrivateLinkProps ): ReactElement {
	const input = useRef< HTMLInputElement >( null );
	const [ state, setState ] = useState< CopyState >( 'ready' );
	useEffect( () => {
		if ( state !== 'copied' ) {
			return undefined;
		}
		const timer = setTimeout( () => setState( 'ready' ), COPIED_TIME );
		return () => clearTimeout( timer );
	}, [ state ] );
	useEffect( () => setState( 'ready' ), [ link ] );
	async function handleCopy(): Promise< void > {
		const isCopied = input.current !== null && ( await copyText( input.current ) );
		setState( isCopied ? 'copied' : 'failed' );
	}
	const messages: Readonly< Record< CopyState, string > > = {
		ready: '',
		copied: __( 'Copied!', 'woocommerce' ),
		failed: __( 'The link was not copied. It is selected, so that you can copy it yourself.', 'store-admin' ),
	};
	return (
		<div className="store-admin-visibility__link">
			<input
				ref={ input }
				type="text"
				dir="ltr"
				aria-label={ __( 'Private link', 'store-admin' ) }
				value={ link }
				readOnly
				onFocus={ ( event ) => event.target.select() }
			/>
			<Button variant="link" onClick={ () => void handleCopy() }>
				{ state === 'copied' ? messages.copied : __( 'Copy link', 'woocommerce' ) }
			</Button>
			<span role="status" className={ state === 'failed' ? undefined : 'screen-reader-text' }>
				{ messages[ state ] }
			</span>
		</div>
	);
}
