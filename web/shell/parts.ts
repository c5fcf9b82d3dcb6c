/**
 * Pages and dialogs, each fetched when it is first wanted. Apart from the shell: which files a part consists of is a long
 * list, and the shell stands without it. This list is fetched beside the shell, so nobody waits for it.
 */
export const requestList = () => import("../requests/list/RequestListPage.tsx");
export const request = () => import("../requests/detail/RequestPage.tsx");
export const locationList = () => import("../locations/list/LocationListPage.tsx");
export const newRealisation = () => import("../realisations/start/NewRealisationPage.tsx");
export const realisationPath = () => import("../realisations/list/RealisationPathRoute.tsx");
export const start = () => import("../realisations/start/StartPage.tsx");
export const step = () => import("../realisations/start/StepGate.tsx");
export const reports = () => import("../reports/ReportsPage.tsx");
export const configuration = () => import("../configuration/ConfigurationPage.tsx");
export const terms = () => import("../accounts/terms/TermsPage.tsx");
export const manuals = () => import("../manuals/ManualsPage.tsx");
export const notFound = () => import("./NotFound.tsx");
export const nothingHere = () => import("./NothingHere.tsx");
export const tour = () => import("../manuals/tour/Tour.tsx");
export const synchronisation = () => import("../synchronisation/Synchronisation.tsx");
export const search = () => import("./Search.tsx");
export const shortcuts = () => import("./HelpDialog.tsx");
