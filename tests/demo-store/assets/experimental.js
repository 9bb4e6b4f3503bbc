window.demoStoreStandIn(
	'experimental',
	[
		'CollapsibleList', 'InboxDismissConfirmationModal', 'InboxNoteCard', 'InboxNotePlaceholder', 'List', 'ListItem',
		'Navigation', 'NavigationBackButton', 'NavigationGroup', 'NavigationItem', 'NavigationMenu', 'TaskItem', 'Text',
		'VerticalCSSTransition',
	],
	{ useSlot: ( name ) => window.wp.components.__experimentalUseSlot?.( name ) ?? {} }
);
