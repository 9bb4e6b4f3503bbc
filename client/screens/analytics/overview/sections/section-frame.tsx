import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { MenuButton, TextField, type MenuGroup, type MenuItem } from '@store-admin/components';
import type { SectionProps } from './section-props';

interface SectionFrameProps {
	/** Props that the section got. */
	readonly section: SectionProps;
	/** Name of the menu. */
	readonly menuLabel: string;
	/** Choices of this section, above those that every section has. */
	readonly groups: readonly MenuGroup[];
	/** Controls in the header, beside the menu. */
	readonly tools?: ReactNode;
	readonly children: ReactNode;
}

const MENU = '[aria-haspopup="menu"]';

interface TitleFieldProps extends Pick< SectionProps, 'titleInput' | 'onTitleChange' > {
	readonly onDone: ( isKept: boolean ) => void;
}

/** The title as a field. Enter and leaving it save, Escape does not. */
function TitleField( { titleInput, onTitleChange, onDone }: TitleFieldProps ) {
	const field = useRef< HTMLInputElement >( null );
	const isDone = useRef( false );
	useLayoutEffect( () => {
		field.current?.focus();
		field.current?.select();
	}, [] );
	const finish = ( isKept: boolean ) => {
		// Enter removes the field, which takes its focus away.
		if ( ! isDone.current ) {
			isDone.current = true;
			onDone( isKept );
		}
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const { key } = event;
		if ( ( key === 'Enter' && ! event.nativeEvent.isComposing ) || key === 'Escape' ) {
			// Otherwise the same press of Enter opens the menu, which gets the focus now.
			event.preventDefault();
			finish( key === 'Enter' );
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The field inside handles the keys; they bubble to here.
		<div className="store-admin-overview__title-field" onKeyDown={ handleKeyDown }>
			<TextField
				ref={ field }
				label={ __( 'Section title', 'woocommerce' ) }
				value={ titleInput }
				onChange={ onTitleChange }
				onBlur={ () => finish( true ) }
			/>
		</div>
	);
}

/** Frame of our own sections: title, controls and menu, which renames, moves and removes the section. */
export function SectionFrame( { section, menuLabel, groups, tools, children }: SectionFrameProps ): ReactElement {
	const { title, titleInput, onTitleChange, onTitleBlur, isFirst, isLast, onMove, onRemove } = section;
	const id = useId();
	const [ isRenaming, setIsRenaming ] = useState( false );
	const header = useRef< HTMLElement >( null );
	const mustFocus = useRef( false );
	// Moving the section in the document takes the focus away.
	useLayoutEffect( () => {
		if ( mustFocus.current ) {
			mustFocus.current = false;
			header.current?.querySelector< HTMLElement >( MENU )?.focus();
		}
	} );
	const move = ( change: number ) => () => {
		mustFocus.current = true;
		onMove( change );
	};
	const finishRenaming = ( isKept: boolean ) => {
		mustFocus.current = true;
		setIsRenaming( false );
		if ( isKept ) {
			onTitleBlur();
		} else {
			onTitleChange( title );
		}
	};
	const items: readonly MenuItem[] = [
		{ label: __( 'Change the section title', 'store-admin' ), onSelect: () => setIsRenaming( true ) },
		...( isFirst ? [] : [ { label: __( 'Move up', 'woocommerce' ), onSelect: move( -1 ) } ] ),
		...( isLast ? [] : [ { label: __( 'Move down', 'woocommerce' ), onSelect: move( 1 ) } ] ),
		{ label: __( 'Remove section', 'woocommerce' ), onSelect: onRemove },
	];
	return (
		<section className="store-admin-overview__section" aria-labelledby={ isRenaming ? undefined : id } aria-label={ title }>
			<header ref={ header } className="store-admin-overview__header">
				{ isRenaming ? (
					<TitleField titleInput={ titleInput } onTitleChange={ onTitleChange } onDone={ finishRenaming } />
				) : (
					<h2 id={ id } className="store-admin-overview__title">
						{ title }
					</h2>
				) }
				<div className="store-admin-overview__tools">
					{ tools }
					<MenuButton icon={ moreVertical } label={ menuLabel } groups={ [ ...groups, { items } ] } />
				</div>
			</header>
			{ children }
		</section>
	);
}
