import { useEffect, useRef, type ReactElement } from 'react';
import { chevronLeft, Icon } from '@wordpress/icons';
import { Anchor } from '@store-admin/components';
import { getHistory } from '@store-admin/navigation';
import { linkTo } from './address';

interface SubHeaderProps {
	readonly title: string;
	/** Address of the screen above, relative to wp-admin, and its name. */
	readonly backTo: string;
	readonly backLabel: string;
}

/** The title of a screen below the list, with the way back. */
export function SubHeader( { title, backTo, backLabel }: SubHeaderProps ): ReactElement {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		// The focus moves when the screen was opened in this document; a new document leaves it to the browser.
		if ( getHistory().action !== 'POP' ) {
			heading.current?.focus();
		}
	}, [] );
	return (
		<div className="store-admin-payments__header">
			<Anchor { ...linkTo( backTo ) } className="store-admin-payments__back" aria-label={ backLabel }>
				<Icon icon={ chevronLeft } size={ 24 } />
			</Anchor>
			<h2 ref={ heading } tabIndex={ -1 } className="store-admin-payments__title">
				{ title }
			</h2>
		</div>
	);
}
