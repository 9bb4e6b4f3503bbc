import { isValidElement, type ReactNode } from 'react';
import { useFilteredValue } from '@store-admin/extensibility';
import { toUrl } from '@store-admin/navigation';

interface QuickLink {
	readonly title: string;
	readonly href: string;
	readonly icon: ReactNode;
}

const NONE: readonly unknown[] = [];
const none = (): readonly unknown[] => NONE;

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

function field( value: unknown, name: string ): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get( value, name ) : undefined;
}

/** Parses one entry of the filter. An address outside of this site is not accepted. */
function toLink( entry: unknown ): QuickLink | null {
	const title = field( entry, 'title' );
	const href = field( entry, 'href' );
	const url = typeof href === 'string' ? toUrl( href ) : undefined;
	if ( typeof title !== 'string' || url?.origin !== window.location.origin ) {
		return null;
	}
	const icon = field( entry, 'icon' );
	return { title, href: url.href, icon: isValidElement( icon ) ? icon : null };
}

/** Links that extensions add to the section "Store management". */
export function useQuickLinks(): readonly QuickLink[] {
	const entries = useFilteredValue( 'woocommerce_admin_homescreen_quicklinks', none, isList );
	return entries.map( toLink ).filter( ( link ) => link !== null );
}
