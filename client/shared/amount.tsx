import type { ReactElement } from 'react';
import { getSettings } from '@store-admin/settings';

/** Signs of currencies such as د.ك are words of a script that runs from right to left; so are those of Hebrew. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;
const LEFT_TO_RIGHT_MARK = '\u200E';

interface AmountProps {
	readonly className?: string;
	/** Money or another figure, as written for the store. */
	readonly children: string;
}

/**
 * A figure that its surroundings do not tear apart: the minus stays in front of its digits. The sign of the currency
 * never turns a page around; only where the page itself runs from right to left does the figure read that way.
 */
export function Amount( { className, children }: AmountProps ): ReactElement {
	const isTurned = getSettings().locale.isRtl && RIGHT_TO_LEFT.test( children );
	return (
		<bdi className={ className } dir={ isTurned ? 'rtl' : 'ltr' }>
			{ isTurned ? children.replace( '-', `${ LEFT_TO_RIGHT_MARK }-` ) : children }
		</bdi>
	);
}
