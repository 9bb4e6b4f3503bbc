import { useState, type FormEvent, type KeyboardEvent, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '../form/text-field';

export interface PageFieldProps {
	readonly page: number;
	readonly pageCount: number;
	readonly onChange: ( page: number ) => void;
}

/** Parses the number of a page; null when there is no such page. */
function parsePage( text: string, pageCount: number ): number | null {
	const page = /^\d{1,9}$/.test( text.trim() ) ? Number( text ) : 0;
	return page >= 1 && page <= pageCount ? page : null;
}

/** Field that goes to the entered page, with Enter or when it loses the focus. */
export function PageField( { page, pageCount, onChange }: PageFieldProps ): ReactElement {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ isWrong, setIsWrong ] = useState( false );
	const [ shownPage, setShownPage ] = useState( page );
	if ( shownPage !== page ) {
		setShownPage( page );
		setTyped( null );
		setIsWrong( false );
	}
	const go = () => {
		if ( typed === null || typed.trim() === String( page ) ) {
			setTyped( null );
			setIsWrong( false );
			return;
		}
		const asked = parsePage( typed, pageCount );
		setIsWrong( asked === null );
		if ( asked !== null ) {
			setTyped( null );
			onChange( asked );
		}
	};
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		go();
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			setTyped( null );
			setIsWrong( false );
		}
	};
	/* translators: %d: number of the last page. */
	const problem = sprintf( __( 'Enter a page from 1 to %d.', 'store-admin' ), pageCount );
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- receives Escape from the field inside
		<form className="store-admin-pagination__field" noValidate onSubmit={ handleSubmit } onKeyDown={ handleKeyDown }>
			<TextField
				label={ __( 'Go to page', 'woocommerce' ) }
				value={ typed ?? String( page ) }
				size={ 4 }
				inputMode="numeric"
				autoComplete="off"
				error={ isWrong ? problem : undefined }
				onChange={ setTyped }
				onBlur={ go }
			/>
		</form>
	);
}
