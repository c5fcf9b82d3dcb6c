/** The pages and parts whose files are listed separately, so that the first load of a list or a step does not carry their names. */
export const today = () => import("../today/TodayPage.tsx");
export const queue = () => import("../today/QueueBar.tsx");
export const inbox = () => import("../inbox/InboxPage.tsx");
export const inboxButton = () => import("../inbox/InboxButton.tsx");
export const locationList = () => import("../locations/list/LocationListPage.tsx");
export const dossier = () => import("../realisations/dossier/DossierPage.tsx");
export const moments = () => import("../realisations/moments/MomentsPage.tsx");
export const reports = () => import("../reports/ReportsPage.tsx");
export const configuration = () => import("../kept-lists/ConfigurationPage.tsx");
export const accessibility = () => import("./AccessibilityPage.tsx");
export const terms = () => import("../accounts/terms/TermsPage.tsx");
export const manuals = () => import("../manuals/ManualsPage.tsx");
export const notFound = () => import("./NotFound.tsx");
export const nothingHere = () => import("./EmptyStartPage.tsx");
