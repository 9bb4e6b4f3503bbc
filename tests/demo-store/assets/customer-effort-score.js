window.demoStoreStandIn( 'customerEffortScore', [
	'ADMIN_INSTALL_TIMESTAMP_OPTION_NAME', 'ALLOW_TRACKING_OPTION_NAME', 'CustomerEffortScore',
	'CustomerEffortScoreModalContainer', 'CustomerEffortScoreTracks', 'CustomerEffortScoreTracksContainer',
	'CustomerFeedbackModal', 'CustomerFeedbackSimple', 'FeedbackModal', 'QUEUE_OPTION_NAME',
	'SHOWN_FOR_ACTIONS_OPTION_NAME', 'STORE_KEY', 'addCustomerEffortScoreExitPageListener', 'addExitPage',
	'getExitPageData', 'getStoreAgeInWeeks', 'removeCustomerEffortScoreExitPageListener', 'removeExitPage',
	'triggerExitPageCesSurvey', 'useCustomerEffortScoreExitPageTracker', 'useCustomerEffortScoreModal',
] );
