import {
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
	type KeyboardEvent,
	type ReactElement,
	type ReactNode,
	type RefObject,
} from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, check } from '@wordpress/icons';
import { IconButton } from '../button/icon-button';
import { Anchor } from '../link/anchor';
import { moveFocus } from './move-focus';
import '../tokens.scss';
import './menu-button.scss';

export interface MenuItem {
	readonly label: string;
	readonly onSelect?: () => void;
	/** Makes the item a link, which opens in a new tab. */
	readonly href?: string;
	/** Makes the item a choice: true for the selected one. */
	readonly isSelected?: boolean;
	/** `radio`: one choice of its group. `checkbox`: an independent choice; the menu stays open. */
	readonly kind?: 'action' | 'radio' | 'checkbox';
}

export interface MenuGroup {
	readonly label?: string;
	readonly items: readonly MenuItem[];
}

export interface MenuButtonProps {
	readonly label: string;
	readonly icon: ReactElement;
	/** Whether the label is visible text, and not only a tooltip. */
	readonly hasText?: boolean;
	readonly groups: readonly MenuGroup[];
	/** Places the open menu where the style cannot, such as `placeByWindow`; returns what stops that. The same function in each render. */
	readonly place?: ( ( menu: HTMLElement, button: HTMLElement ) => () => void ) | undefined;
	/** Further entries, for example those of extensions. */
	readonly children?: ReactNode;
}

const ROLES = { action: 'menuitem', radio: 'menuitemradio', checkbox: 'menuitemcheckbox' } as const;
const FOCUSABLE = '[role^="menuitem"], a[href], button:not(:disabled)';

function entries( menu: HTMLElement | null ): readonly HTMLElement[] {
	return Array.from( menu?.querySelectorAll< HTMLElement >( FOCUSABLE ) ?? [] );
}

function MenuEntry( { item, onDone }: { readonly item: MenuItem; readonly onDone: () => void } ) {
	const kind = item.kind ?? 'action';
	if ( item.href !== undefined ) {
		return (
			<Anchor
				role="menuitem"
				tabIndex={ -1 }
				className="store-admin-menu__item"
				href={ item.href }
				target="_blank"
				onClick={ onDone }
			>
				{ item.label }
				<span className="screen-reader-text">{ __( '(opens in a new tab)', 'woocommerce' ) }</span>
			</Anchor>
		);
	}
	const handleClick = () => {
		if ( kind !== 'checkbox' ) {
			onDone();
		}
		item.onSelect?.();
	};
	return (
		<button
			type="button"
			role={ ROLES[ kind ] }
			tabIndex={ -1 }
			aria-checked={ kind === 'action' ? undefined : item.isSelected === true }
			className="store-admin-menu__item"
			onClick={ handleClick }
		>
			{ kind !== 'action' && (
				<span className="store-admin-menu__mark">{ item.isSelected && <Icon icon={ check } size={ 20 } /> }</span>
			) }
			{ item.label }
		</button>
	);
}

function Group( { group, onDone }: { readonly group: MenuGroup; readonly onDone: () => void } ) {
	const id = useId();
	return (
		<div role="group" aria-labelledby={ group.label ? id : undefined } className="store-admin-menu__group">
			{ group.label && (
				<div id={ id } className="store-admin-menu__label">
					{ group.label }
				</div>
			) }
			{ group.items.map( ( item ) => (
				<MenuEntry key={ item.label } item={ item } onDone={ onDone } />
			) ) }
		</div>
	);
}

/** Calls `onOutside` on a press or a focus outside of the element. */
function useOutside( root: RefObject< HTMLElement >, isActive: boolean, onOutside: () => void ) {
	const latest = useRef( onOutside );
	useEffect( () => {
		latest.current = onOutside;
	} );
	useEffect( () => {
		const page = root.current?.ownerDocument;
		if ( ! isActive || ! page ) {
			return undefined;
		}
		const handle = ( event: Event ) => {
			if ( event.target instanceof Node && ! root.current?.contains( event.target ) ) {
				latest.current();
			}
		};
		page.addEventListener( 'pointerdown', handle );
		page.addEventListener( 'focusin', handle );
		return () => {
			page.removeEventListener( 'pointerdown', handle );
			page.removeEventListener( 'focusin', handle );
		};
	}, [ root, isActive ] );
}

/**
 * A button that opens a menu, with the keyboard pattern of the ARIA practices: arrow keys, Home and End move, Escape
 * closes and returns the focus to the button, Tab leaves. (The platform's own menu weighs 96 KB with its animations.)
 */
export function MenuButton( { label, icon, hasText = false, groups, place, children }: MenuButtonProps ): ReactElement {
	const [ openAt, setOpenAt ] = useState< 'first' | 'last' | null >( null );
	const root = useRef< HTMLDivElement >( null );
	const menu = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const menuId = useId();
	const isOpen = openAt !== null;

	useEffect( () => {
		if ( openAt ) {
			entries( menu.current )
				.at( openAt === 'first' ? 0 : -1 )
				?.focus();
		}
	}, [ openAt ] );
	useOutside( root, isOpen, () => setOpenAt( null ) );
	useLayoutEffect(
		() => ( isOpen && menu.current && button.current ? place?.( menu.current, button.current ) : undefined ),
		[ isOpen, place ]
	);

	const close = () => {
		setOpenAt( null );
		button.current?.focus();
	};
	const handleButtonKey = ( event: KeyboardEvent ) => {
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			event.preventDefault();
			setOpenAt( event.key === 'ArrowDown' ? 'first' : 'last' );
		}
	};
	const handleMenuKey = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Escape' || event.key === 'Tab' ) {
			event.stopPropagation();
			close();
			return;
		}
		moveFocus( event, entries( menu.current ) );
	};
	return (
		<div className="store-admin-menu" ref={ root }>
			<IconButton
				ref={ button }
				icon={ icon }
				label={ label }
				hasText={ hasText }
				aria-haspopup="menu"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? menuId : undefined }
				onClick={ () => setOpenAt( isOpen ? null : 'first' ) }
				onKeyDown={ handleButtonKey }
			/>
			{ isOpen && (
				<div
					ref={ menu }
					id={ menuId }
					role="menu"
					tabIndex={ -1 }
					aria-label={ label }
					className="store-admin-menu__surface"
					onKeyDown={ handleMenuKey }
				>
					{ groups.map( ( group, index ) => (
						<Group key={ group.label ?? index } group={ group } onDone={ close } />
					) ) }
					{ children }
				</div>
			) }
		</div>
	);
}
