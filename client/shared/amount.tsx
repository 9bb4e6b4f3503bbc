import type { ReactElement } from 'react';
import { getSettings } from '@store-admin/settings';

/** Matches characters of right-to-left scripts. Some currency symbols have them, such as د.ك. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;
const LEFT_TO_RIGHT_MARK = '\u200E';

interface AmountProps {
	readonly className?: string;
	/** Money or another figure, formatted for the store. */
	readonly children: string;
}

/**
 * Shows a formatted figure so that the text around it cannot change the order of its characters: the minus stays before
 * the digits. A right-to-left currency symbol makes the figure right-to-left only on a right-to-left page.
 */
export function Amount( { className, children }: AmountProps ): ReactElement {
	const isTurned = getSettings().locale.isRtl && RIGHT_TO_LEFT.test( children );
	return (
		<bdi className={ className } dir={ isTurned ? 'rtl' : 'ltr' }>
			{ isTurned ? children.replace( '-', `${ LEFT_TO_RIGHT_MARK }-` ) : children }
		</bdi>
	);
}
