import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import type { BlogPost } from '@store-admin/data';
import { interpolate } from '../../../shared/interpolate';
import { formatMoment, MomentText } from '../../../shared/moment-text';
import { OutsideLink } from '../../../shared/outside-link';
import { plainText } from '../../../shared/plain-text';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { FoldingSection } from '../suggestions/folding-section';
import { useLearn } from './use-learn';

const BLOG = 'https://woocommerce.com/blog/';

function Picture( { src }: { readonly src: string } ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	return (
		<span className="store-admin-posts__picture" aria-hidden="true">
			{ src !== '' && ! hasFailed && <img src={ src } alt="" loading="lazy" onError={ () => setHasFailed( true ) } /> }
		</span>
	);
}

function Post( { post }: { readonly post: BlogPost } ) {
	const { title, link, image = '', author_name: author = '', date = '' } = post;
	const moment = formatMoment( date );
	/* translators: %s: name of an author. */
	const byline = sprintf( __( 'By %s', 'woocommerce' ), plainText( author ) );
	return (
		<li className="store-admin-posts__post">
			<Picture src={ image } />
			<OutsideLink href={ link }>{ plainText( title ) || link }</OutsideLink>
			<span className="store-admin-posts__about">
				{ author !== '' && <span>{ byline }</span> }
				{ moment && <MomentText moment={ moment } /> }
			</span>
		</li>
	);
}

function PostsSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading articles…', 'store-admin' ) }>
			<div className="store-admin-posts">
				{ [ 1, 2 ].map( ( index ) => (
					<div key={ index } className="store-admin-posts__post">
						<span className="store-admin-posts__picture" />
						<Skeleton inlineSize="80%" />
						<Skeleton inlineSize="40%" />
					</div>
				) ) }
			</div>
		</SkeletonGroup>
	);
}

interface LearnSectionProps {
	readonly title: string;
	/** Subject of the articles. */
	readonly category: string;
}

/** Articles of the host's blog. Mounted only where suggestions are wanted. */
export function LearnSection( { title, category }: LearnSectionProps ): ReactElement {
	const { posts, retry, load } = useLearn( category );
	const more = __( 'Read {{link}}the WooCommerce blog{{/link}} for more tips on marketing your store', 'woocommerce' );
	return (
		<FoldingSection title={ title } isOpenAtFirst={ false } onOpen={ load }>
			<RemoteBoundary
				of={ posts }
				skeleton={ <PostsSkeleton /> }
				failureTitle={ __( "Oops, our posts aren't loading right now", 'woocommerce' ) }
				onRetry={ retry }
				isEmpty={ ( list ) => list.length === 0 }
				empty={ <p className="store-admin-marketing__text">{ __( 'No posts yet', 'woocommerce' ) }</p> }
			>
				{ ( list ) => (
					<ul className="store-admin-posts">
						{ list.map( ( post, index ) => (
							<Post key={ `${ post.link } ${ index }` } post={ post } />
						) ) }
					</ul>
				) }
			</RemoteBoundary>
			<p className="store-admin-offers__footer">{ interpolate( more, { link: <OutsideLink href={ BLOG } /> } ) }</p>
		</FoldingSection>
	);
}
