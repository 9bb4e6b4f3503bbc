import { Suspense, useRef, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { createInterpolateElement } from '@wordpress/element';
import { Icon, starEmpty, starFilled } from '@wordpress/icons';
import { Badge, Button, InlineError } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { MomentText } from '../../../shared/moment-text';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { ReviewReply } from '../reply/lazy-review-reply';
import { PanelSkeleton } from './panel-skeleton';
import type { ReviewRow } from './review-row';
import { useReviewsPanel, type Verdict } from './use-activity';

function Stars( { rating }: { readonly rating: number } ) {
	/* translators: %d: stars given in a review, 1 to 5. */
	const label = sprintf( __( '%d out of 5 stars', 'store-admin' ), rating );
	return (
		<span role="img" aria-label={ label } className="store-admin-stars">
			{ [ 1, 2, 3, 4, 5 ].map( ( star ) => (
				<Icon key={ star } icon={ star <= rating ? starFilled : starEmpty } size={ 16 } />
			) ) }
		</span>
	);
}

interface ReviewActions {
	/** Approves, marks as spam or deletes a review, and passes the id of a reply that was published before. */
	readonly onJudge: ( review: ReviewRow, verdict: Verdict, replyId?: number ) => void;
}

interface ReviewProps extends ReviewActions {
	readonly review: ReviewRow;
}

function Actions( { review, onJudge }: ReviewProps ) {
	const [ isReplying, setIsReplying ] = useState( false );
	const reply = useRef< HTMLElement >( null );
	const close = () => {
		setIsReplying( false );
		reply.current?.focus();
	};
	const approveAnswered = ( replyId: number ) => {
		setIsReplying( false );
		onJudge( review, 'approved', replyId );
	};
	return (
		<>
			<div className="store-admin-activity-row__actions">
				<Button onClick={ () => onJudge( review, 'approved' ) }>{ __( 'Approve', 'woocommerce' ) }</Button>
				{ review.productId > 0 && (
					<Button ref={ reply } variant="quiet" aria-expanded={ isReplying } onClick={ () => setIsReplying( true ) }>
						{ __( 'Reply', 'woocommerce' ) }
					</Button>
				) }
				<Button variant="quiet" onClick={ () => onJudge( review, 'spam' ) }>
					{ __( 'Mark as spam', 'woocommerce' ) }
				</Button>
				<span className="store-admin-activity-row__apart">
					<Button variant="quiet" onClick={ () => onJudge( review, 'trash' ) }>
						{ __( 'Delete', 'woocommerce' ) }
					</Button>
				</span>
			</div>
			{ isReplying && (
				<Suspense fallback={ null }>
					<ReviewReply review={ review } onPublished={ approveAnswered } onClose={ close } />
				</Suspense>
			) }
		</>
	);
}

function Review( { review, ...actions }: ReviewProps ) {
	const title = createInterpolateElement(
		/* translators: <author/>: who wrote a review. <product/>: name of the product. */
		__( '<author/> reviewed <product/>', 'store-admin' ),
		{
			author: <bdi className="store-admin-activity-row__name">{ review.author }</bdi>,
			product: (
				<Link href={ review.productUrl }>
					<bdi>{ review.product }</bdi>
				</Link>
			),
		}
	);
	return (
		<li className="store-admin-activity-row">
			<div className="store-admin-activity-row__text">
				<span className="store-admin-activity-row__title">{ title }</span>
				<span className="store-admin-activity-row__line">
					{ review.rating > 0 && <Stars rating={ review.rating } /> }
					{ review.isVerified && <Badge tone="good">{ __( 'Verified owner', 'woocommerce' ) }</Badge> }
					{ review.date && <MomentText moment={ review.date } /> }
				</span>
				<p className="store-admin-activity-row__quote" dir="auto">
					{ review.text }
				</p>
				<Actions review={ review } { ...actions } />
			</div>
		</li>
	);
}

function AllReviews() {
	return (
		<p className="store-admin-activity-panel__footer">
			<Link href="edit.php?post_type=product&page=product-reviews">{ __( 'Manage all reviews', 'woocommerce' ) }</Link>
		</p>
	);
}

interface ReviewListProps extends ReviewActions {
	readonly reviews: readonly ReviewRow[];
}

function ReviewList( { reviews, ...actions }: ReviewListProps ) {
	const list = useKeptFocus< HTMLUListElement >( reviews.map( ( { id } ) => String( id ) ) );
	return (
		<ul ref={ list } tabIndex={ -1 } className="store-admin-activity-panel__rows">
			{ reviews.map( ( review ) => (
				<Review key={ review.id } review={ review } { ...actions } />
			) ) }
			{ reviews.length === 0 && (
				<li tabIndex={ -1 } className="store-admin-activity-panel__note">
					{ __( 'You have answered all reviews.', 'store-admin' ) }
				</li>
			) }
		</ul>
	);
}

/** Reviews that wait for approval. */
export function ReviewsPanel(): ReactElement {
	const { reviews, retry, judge, failure } = useReviewsPanel();
	return (
		<RemoteBoundary
			of={ reviews }
			skeleton={ <PanelSkeleton rows={ 5 } /> }
			failureTitle={ __( 'There was an error getting your reviews.', 'woocommerce' ) }
			onRetry={ retry }
		>
			{ ( rows ) => (
				<>
					{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
					<ReviewList reviews={ rows } onJudge={ judge } />
					<AllReviews />
				</>
			) }
		</RemoteBoundary>
	);
}
