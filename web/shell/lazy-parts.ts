/**
 * Pages and dialogs, each loaded when first needed. The list of files that each part consists of is long, so it is kept
 * out of the shell; it is fetched alongside, so nobody waits for it.
 */
export const today = () => import("../today/TodayPage.tsx");
export const queue = () => import("../today/QueueBar.tsx");
export const requestList = () => import("../requests/list/RequestListPage.tsx");
export const request = () => import("../requests/detail/RequestPage.tsx");
export const locationList = () => import("../locations/list/LocationListPage.tsx");
export const newRealisation = () => import("../realisations/start/NewRealisationPage.tsx");
export const realisationPath = () => import("../realisations/list/RealisationPathRoute.tsx");
export const start = () => import("../realisations/start/StartPage.tsx");
export const step = () => import("../realisations/start/StepGate.tsx");
export const reports = () => import("../reports/ReportsPage.tsx");
export const configuration = () => import("../kept-lists/ConfigurationPage.tsx");
export const terms = () => import("../accounts/terms/TermsPage.tsx");
export const manuals = () => import("../manuals/ManualsPage.tsx");
export const notFound = () => import("./NotFound.tsx");
export const nothingHere = () => import("./EmptyStartPage.tsx");
export const tour = () => import("../manuals/tour/Tour.tsx");
export const synchronisation = () => import("../synchronisation/Synchronisation.tsx");
export const search = () => import("./Search.tsx");
export const shortcuts = () => import("./HelpDialog.tsx");
