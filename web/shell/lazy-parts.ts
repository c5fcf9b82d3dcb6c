/**
 * Pages and dialogs, each loaded when first needed. The list of files that each part consists of is long, so it is kept
 * out of the shell; it is fetched alongside, so nobody waits for it.
 */
/** The parts that daily pages do without: their list is fetched when one of them is first needed. */
const other = () => import("./other-parts.ts");

export const today = async () => (await other()).today();
export const queue = async () => (await other()).queue();
export const inbox = async () => (await other()).inbox();
export const inboxButton = async () => (await other()).inboxButton();
export const requestList = () => import("../requests/list/RequestListPage.tsx");
export const request = () => import("../requests/detail/RequestPage.tsx");
export const locationList = async () => (await other()).locationList();
export const newRealisation = () => import("../realisations/start/NewRealisationPage.tsx");
export const realisationPath = () => import("../realisations/list/RealisationPathRoute.tsx");
export const start = () => import("../realisations/start/StartPage.tsx");
export const step = () => import("../realisations/start/StepGate.tsx");
export const dossier = async () => (await other()).dossier();
export const moments = async () => (await other()).moments();
export const reports = async () => (await other()).reports();
export const configuration = async () => (await other()).configuration();
export const accessibility = async () => (await other()).accessibility();
export const terms = async () => (await other()).terms();
export const manuals = async () => (await other()).manuals();
export const notFound = async () => (await other()).notFound();
export const nothingHere = async () => (await other()).nothingHere();
export const tour = () => import("../manuals/tour/Tour.tsx");
export const synchronisation = () => import("../synchronisation/Synchronisation.tsx");
export const search = () => import("./Palette.tsx");
export const shortcuts = () => import("./HelpDialog.tsx");
