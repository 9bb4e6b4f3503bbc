import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Link } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import './style.scss';

interface FullScreenFrameProps {
	/** The title of the page or of the step; screen readers get it when the page is opened. */
	readonly title: string;
	readonly backHref: string;
	readonly backLabel: string;
	/** Text and lists below the title. */
	readonly sidebar: ReactNode;
	/** Stays at the end of the bar, also while the bar scrolls. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
	readonly className?: string;
}

/** A page in full screen: a bar with the name of the site, the way back and the title, and the content beside it. */
export function FullScreenFrame( props: FullScreenFrameProps ): ReactElement {
	const { title, backHref, backLabel, sidebar, actions, children, className = '' } = props;
	const heading = useFirstFocus();
	const { siteTitle } = getSettings();
	return (
		<div className={ `store-admin-full-screen ${ className }`.trimEnd() }>
			<div className="store-admin-full-screen__bar">
				<p className="store-admin-full-screen__site">
					<span className="store-admin-full-screen__initial" aria-hidden="true">
						{ Array.from( siteTitle )[ 0 ] }
					</span>
					<span dir="auto">{ siteTitle }</span>
				</p>
				<div className="store-admin-full-screen__head">
					<Link className="store-admin-full-screen__back" href={ backHref } aria-label={ backLabel } title={ backLabel }>
						<span aria-hidden="true" className="store-admin-full-screen__arrow" />
					</Link>
					<h1 ref={ heading } className="store-admin-full-screen__title" tabIndex={ -1 }>
						{ title }
					</h1>
				</div>
				<div className="store-admin-full-screen__side">{ sidebar }</div>
				{ actions && <div className="store-admin-full-screen__actions">{ actions }</div> }
			</div>
			<div className="store-admin-full-screen__content">{ children }</div>
		</div>
	);
}

/** Moves the focus to the title when a link of the app has led here: the code of the page may have come after the layout looked for it. */
function useFirstFocus() {
	const heading = useRef< HTMLHeadingElement >( null );
	const type = useNavigationType();
	const isOpened = useRef( type !== NavigationType.Pop );
	useEffect( () => {
		const { activeElement, body } = document;
		if ( isOpened.current && ( activeElement === null || activeElement === body ) ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [] );
	return heading;
}
