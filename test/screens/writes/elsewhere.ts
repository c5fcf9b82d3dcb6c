/** Writes that need a browser, bytes or somebody who is not signed in yet: each with the test that presses twice there. */
export const elsewhere: readonly { readonly from: readonly string[]; readonly test: readonly [file: string, title: string] }[] = [
	{
		from: ["web/workbench/source/folder-source.ts"],
		test: [
			"scripts/flow/serve/folder-server.test.ts",
			"writes nothing for a revision that is past, for an edit that can't be done, or at the word of another page",
		],
	},
	{
		from: ["web/workbench/publish/use-publishing.ts", "web/workbench/publish/PublishPage.tsx"],
		test: [
			"test/screens/publishing.test.tsx",
			"names what stands in the way, raises the version in one press, and lets the release be made and run",
		],
	},
	{
		from: ["web/workbench/releases/use-running.ts", "web/workbench/releases/ReleasesPage.tsx"],
		test: ["test/screens/publishing.test.tsx", "say what runs since when, and go back to a former one with a reason, once"],
	},
	{
		from: ["web/workbench/releases/RollBackDialog.tsx", "web/workbench/releases/use-roll-back-gate.ts"],
		test: ["test/screens/publishing.test.tsx", "go back to other rights only with the word of somebody else"],
	},
	{
		from: ["web/workbench/impact/use-taking-along.ts"],
		test: ["test/screens/publishing.test.tsx", "are shown by step before and after a release runs, and taken along once"],
	},
	{
		from: ["web/workbench/remove-tenant/RemoveTenantPage.tsx", "web/workbench/remove-tenant/use-removal.ts"],
		test: ["test/screens/publisher-alone.test.tsx", "is taken away once, by its name and a second question, and is gone"],
	},
	{
		from: ["web/workbench/new-tenant/tenant-maker.ts"],
		test: [
			"web/workbench/new-tenant/new-tenant.test.tsx",
			"asks once for a double click, says what is wrong at its field and keeps what was typed, and goes on in what was made",
		],
	},
	{
		from: ["web/today/use-put-off.ts", "web/today/TodayPage.tsx"],
		test: ["test/screens/today.test.tsx", "puts off one line for a double click, and takes it back once for another"],
	},
	{
		from: ["web/views/ViewsPanel.tsx"],
		test: ["web/views/SavedViews.test.tsx", "are what a person begins the list with, once for a double click, and no longer"],
	},
	{
		from: ["web/comments/comments-api.ts"],
		test: ["test/screens/inbox.test.tsx", "is read by who opens it there, once or twice, and only by them"],
	},
	{
		from: ["web/inbox/InboxReply.tsx"],
		test: ["test/screens/inbox.test.tsx", "answers with two keys, once, and goes on to the next"],
	},
	{
		from: ["web/inbox/use-inbox-acts.ts", "web/inbox/inbox-queries.ts"],
		test: ["test/screens/inbox.test.tsx", "is put away once for a double click, and taken back"],
	},
	{
		from: ["web/inbox/InboxSettings.tsx", "web/inbox/MailSettings.tsx"],
		test: [
			"test/screens/inbox-mail.test.tsx",
			"every choice is kept that is made while another is on its way, and of one setting the last",
		],
	},
	{
		from: ["web/accounts/browser-environment.ts"],
		test: ["web/accounts/terms/terms.test.tsx", "records the acceptance once for a double click"],
	},
	{ from: ["web/shell/ProfileDetails.tsx"], test: ["web/accounts/password/password.test.tsx", "sends a password once for a double click"] },
	{
		from: ["web/files/upload-machine.ts"],
		test: ["web/files/files-field.test.tsx", "tries a failed upload once more for a double click, whose second click lands on 'Annuleren'"],
	},
	{
		from: ["web/realisations/step/location/StepFiles.tsx"],
		test: ["web/realisations/step/location/step-files.test.tsx", "a file is removed once for a double click, and the next one stays"],
	},
	{
		from: ["web/realisations/automatic-views/AutomaticViews.tsx", "web/realisations/automatic-views/automatic-views.ts"],
		test: ["web/realisations/automatic-views/automatic-views.test.tsx", "are generated once for a double click"],
	},
	{
		from: ["web/realisations/connections/use-connections.ts", "web/realisations/connections/finalise-connections.ts"],
		test: [
			"web/realisations/connections/connections.test.tsx",
			"are sent once for a double click, which neither undoes nor repeats the change",
		],
	},
	{
		from: ["web/locations/LocationChoice.tsx", "web/realisations/step/location/use-location-links.ts"],
		test: ["web/locations/LocationChoice.test.tsx", "links once for a double click, and says that it is under way until the link is kept"],
	},
	{
		from: ["web/manuals/tour/Tour.tsx"],
		test: [
			"web/manuals/tour/tour.test.tsx",
			"is told to the account once, also if it was seen before accounts kept it or while the server was away",
		],
	},
	{
		from: ["web/realisations/earlier-documents/EarlierDocuments.tsx"],
		test: ["web/realisations/earlier-documents/earlier-documents.test.tsx", "get numbers of their own when two are chosen at once"],
	},
	{
		from: ["web/bulk/share-files.ts"],
		test: ["server/bulk/fill.test.ts", "copies only files that the person uploaded, wholly, and leaves none at a process where it failed"],
	},
	{
		from: ["web/workbench/designs/DesignsPage.tsx", "web/workbench/designs/use-designs.ts"],
		test: ["web/workbench/designs/new-design.test.tsx", "begins one design for a double click, and says why there is none"],
	},
	{
		from: ["web/workbench/designs/DesignsWorkbench.tsx"],
		test: ["server/designs/editing/designs.test.ts", "are given once under one key"],
	},
	{
		from: ["web/realisations/step/draft/server-draft.ts"],
		test: [
			"web/realisations/step/draft/server-draft.test.tsx",
			"is told what changed, a second after the last key, and says that it is kept",
		],
	},
	{
		from: ["web/drafts/use-text-draft.ts"],
		test: [
			"test/screens/unstored-work.test.tsx",
			"is offered on another device, laid below what is typed there, and gone everywhere once it is placed",
		],
	},
	{
		from: ["web/views/SavedViews.tsx"],
		test: ["web/views/SavedViews.test.tsx", "say that one is changed, and keep it so once for a double click, or as a new one"],
	},
];
