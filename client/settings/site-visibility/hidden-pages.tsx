import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import type { SiteVisibility } from '@store-admin/settings';

interface HiddenPagesProps {
	readonly isStoreOnly: boolean;
	readonly storePages: SiteVisibility[ 'storePages' ];
}

/** Names the pages that the chosen mode hides, and those that stay visible. */
export function HiddenPages( { isStoreOnly, storePages }: HiddenPagesProps ): ReactElement {
	return (
		<details className="store-admin-visibility__pages">
			<summary>{ __( 'Which pages are hidden?', 'store-admin' ) }</summary>
			{ isStoreOnly ? (
				<>
					<ul>
						{ storePages.map( ( { title, url } ) => (
							<li key={ url }>
								<Anchor href={ url }>{ title || url }</Anchor>
							</li>
						) ) }
						<li>{ __( 'All products, and the pages of their categories, tags, brands and attributes', 'store-admin' ) }</li>
					</ul>
					<p>
						{ __(
							'All other pages stay visible, among them the account page where customers sign in and request a new password.',
							'store-admin'
						) }
					</p>
				</>
			) : (
				<p>
					{ __(
						'All pages of the site, among them the blog and the account page where customers sign in and request a new password. The sign-in page of WordPress stays visible.',
						'store-admin'
					) }
				</p>
			) }
			<p>{ __( 'You and other managers of the store always see all pages while you are signed in.', 'store-admin' ) }</p>
		</details>
	);
}
