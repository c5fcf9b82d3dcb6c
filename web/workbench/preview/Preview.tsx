import { QueryClientProvider } from "@tanstack/react-query";
import {
	type Dispatch,
	lazy,
	memo,
	type SetStateAction,
	Suspense,
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router";
import { compileFlow, recorded, rulesOf, type Scenario, sameValue, type ValidatorOf } from "../../../engine/index.ts";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { idOfPath, pathOfId } from "../../forms/field-path.ts";
import { NO_PEOPLE, realisationQueries } from "../../realisations/realisation-queries.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import { applyTenant } from "../../tenants/TenantProvider.tsx";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { NotificationArea } from "../../ui/notices/NotificationArea.tsx";
import { AddressRouter } from "../../ui/pages/AddressRouter.tsx";
import { GuardedHistory } from "../../ui/pages/guarded-history.ts";
import { paths } from "../../ui/pages/paths.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { pathInAddress } from "../bundle/step-fields.ts";
import { useLiveBundle } from "../bundle/use-bundle.ts";
import { loadSections } from "../playing/load-sections.ts";
import type { BundleSource } from "../source/bundle-source.ts";
import styles from "./Preview.module.css";
import { PreviewBoundary } from "./PreviewBoundary.tsx";
import { answerCalls, stakeholdersOf } from "./preview-api.ts";
import {
	leadingScenario,
	type PreviewDesign,
	type PreviewProcess,
	playAhead,
	previewProcess,
	previewUuid,
	scenarioProcess,
} from "./preview-process.ts";
import { leaveFocus, setClock } from "./preview-surroundings.ts";
import { messageIn, type PreviewMessage, type PreviewWish, wishIn } from "./preview-wish.ts";
import { useWalks } from "./use-walks.ts";

/** The process that answers this page's calls. Set before the first call. */
let shownProcess: { readonly process: PreviewProcess; readonly bundle: OpenedBundle; readonly wish: PreviewWish } | null = null;

/** Returns the scenario that leads to the state shown, for a recording that continues from it. */
let lead: () => Scenario | null = () => null;

leaveFocus();
answerCalls(() => {
	const tenant = shownProcess?.bundle.tenant ?? null;
	if (shownProcess === null || tenant === null) return null;
	const { process, wish } = shownProcess;
	return { process, tenant, actor: { userId: "werkbank", roles: [wish.role] } };
});

/** The product's own page of the step, with a process that exists only in this frame. */
export default function Preview({ source }: { readonly source: BundleSource }) {
	const { bundle } = useLiveBundle(source);
	const [wish, setWish] = useState(() => wishIn(window.location.search));
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const wished = useRef(wish);
	useMessages(setWish);
	useEffect(() => {
		wished.current = wish;
	}, [wish]);
	// A layout effect, since work that begins before the next paint is done a frame earlier.
	useLayoutEffect(() => {
		if (bundle === null) return;
		let current = true;
		void loadSections(bundle.shown.validators).then(async (validators) => {
			const next = loadedOf(bundle, validators);
			if (next.design !== null && wished.current.scenario === undefined) await playAhead(next.design, wished.current, () => current);
			if (!current) return;
			// In a transition, which yields to somebody typing around the frame. While a file is not readable, the page stays as it is.
			startTransition(() => setLoaded((before) => (isWhole(bundle) || !before || !isWhole(before.bundle) ? next : before)));
		});
		return () => {
			current = false;
		};
	}, [bundle]);
	if (loaded === null) return null;
	const key = `${loaded.bundle.shown.revision} ${JSON.stringify(wish)}`;
	return (
		<PreviewBoundary key={key}>
			<Shown {...loaded} wish={wish} />
		</PreviewBoundary>
	);
}

const isWhole = ({ flow, outdated, tenant, shown: { configuration } }: OpenedBundle): boolean =>
	flow !== null && !outdated && tenant !== null && configuration !== null;

/** A bundle and the design that its processes run on; null while its files are not readable. */
interface Loaded {
	readonly bundle: OpenedBundle;
	readonly design: PreviewDesign | null;
	/** Why the flow could not be compiled; undefined if it could. */
	readonly failure?: unknown;
}

function loadedOf(bundle: OpenedBundle, validators: ValidatorOf): Loaded {
	const { flow, tenant } = bundle;
	if (flow === null || tenant === null) return { bundle, design: null };
	try {
		const compiled = compileFlow(flow.compiled.definition, { validators });
		return { bundle, design: { flow: compiled, tenant, scenarios: Object.values(scenariosIn(bundle)) } };
	} catch (failure) {
		return { bundle, design: null, failure };
	}
}

interface ShownProps extends Loaded {
	readonly wish: PreviewWish;
}

const Shown = memo(function Shown({ bundle, design, failure, wish }: ShownProps) {
	// Shown by the boundary around it.
	if (failure !== undefined) throw failure;
	const { configuration } = bundle.shown;
	const [isMissing, setMissing] = useState(false);
	const walks = useWalks(bundle, isMissing);
	const made = useMemo(() => {
		if (design === null || configuration === null) return null;
		const { flow, tenant } = design;
		const offered = { ...design, scenarios: wish.scenario === undefined ? (walks ?? []) : [] };
		const ofScenario =
			wish.scenario === undefined
				? previewProcess(design, wish)
				: scenarioProcess(design, wish.scenario, wish.day, (given) =>
						tell({ kind: "acted", instruction: recorded(flow, { ...given, rules: rulesOf(tenant) }) }),
					);
		const process = ofScenario ?? previewProcess(offered, wish);
		const isWalk = ofScenario === null;
		const leading = () => leadingScenario(isWalk ? offered : design, wish);
		if (process === null) return { leading, page: null };
		setClock(process.now);
		applyTenant(configuration);
		const client = createQueryClient(() => {});
		const { uuid, version } = flow.definition;
		client.setQueryData<unknown>(compiledFlowQuery(client, uuid, version).queryKey, { flow });
		// Known beforehand, so that the page is drawn as a whole in the transition, and not in one go when an answer arrives.
		client.setQueryData(realisationQueries.one(previewUuid).queryKey, process.record());
		client.setQueryData(realisationQueries.people().queryKey, NO_PEOPLE);
		client.setQueryData(stakeholderQueries.list().queryKey, stakeholdersOf(tenant));
		const history = new GuardedHistory(
			createMemoryHistory({ initialEntries: [paths.step(previewUuid, wish.step)], v5Compat: true }) as ConstructorParameters<
				typeof GuardedHistory
			>[0],
		);
		return { leading, page: { client, history, configuration, isWalk, process } };
	}, [design, configuration, wish, walks]);
	// Only once this page replaces the one before: until then, a press there is about the process there.
	useLayoutEffect(() => {
		if (made === null) return;
		lead = made.leading;
		if (made.page === null) return;
		const { process, configuration } = made.page;
		shownProcess = { process, bundle, wish };
		connectApi({ tenant: configuration.slug, accessToken: async () => "werkbank" });
	}, [made, bundle, wish]);
	const ready = made?.page ?? null;
	const missing = ready === null && design !== null && configuration !== null && wish.scenario === undefined;
	// Searching takes a while, so it happens only if no scenario shows the step.
	if (missing && !isMissing) setMissing(true);
	usePressed(wish.state === "correction" && ready !== null);
	if (missing && walks === null) {
		return (
			<main className={styles.alone} role="status">
				{text("workbench.preview.looking")}
			</main>
		);
	}
	if (ready === null) {
		return (
			<main className={styles.alone}>
				<Notice kind="info" title={text("workbench.preview.none")}>
					{text("workbench.preview.none.text")}
				</Notice>
			</main>
		);
	}
	const person = {
		userId: "werkbank",
		name: text("workbench.preview.person"),
		email: "",
		roles: { [ready.configuration.slug]: { [wish.role]: ["*"] } },
		acceptedTerms: {},
		signedInAt: null,
	};
	return (
		<QueryClientProvider client={ready.client}>
			<NotificationArea />
			<TenantContext value={{ configuration: ready.configuration, person }}>
				<main className={styles.page}>
					{ready.isWalk && (
						<div className={styles.walk}>
							<Notice kind="info" title={text("workbench.preview.walk")}>
								{text("workbench.preview.walk.text")}
							</Notice>
						</div>
					)}
					<AddressRouter history={ready.history} routes={routes} />
				</main>
			</TenantContext>
		</QueryClientProvider>
	);
});

/** Imported after the clock has been set: some of its modules read it when they load. */
const StepPage = lazy(() => import("../../realisations/step/StepPage.tsx"));

const routes = [
	{
		path: "/realisatie/:uuid/:step",
		element: (
			<Suspense>
				<StepPage />
				<Drawn />
			</Suspense>
		),
	},
	{ path: "*", element: <Elsewhere /> },
];

/** Tells the surrounding page that the step is rendered, so that a field can be highlighted. */
function Drawn() {
	useEffect(() => {
		const timer = setTimeout(() => tell({ kind: "drawn" }), 100);
		return () => clearTimeout(timer);
	}, []);
	return null;
}

function tell(message: PreviewMessage): void {
	if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

function Elsewhere() {
	return <Notice kind="info" title={text("workbench.preview.elsewhere")} />;
}

/** A correction starts with a press of its button, as in the product. */
function usePressed(wanted: boolean): void {
	const pressed = useRef(false);
	useEffect(() => {
		if (!wanted) return;
		const timer = setInterval(() => {
			const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text("step.button.correct"));
			if (button === undefined || pressed.current) return;
			pressed.current = true;
			clearInterval(timer);
			button.click();
		}, 50);
		return () => clearInterval(timer);
	}, [wanted]);
}

/** Keeps the choice of a field in sync with the page around the frame. */
function useMessages(setWish: Dispatch<SetStateAction<PreviewWish>>): void {
	useEffect(() => {
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			// If the wish is unchanged, whatever was done in the frame stays.
			if (message?.kind === "wish") setWish((before) => (sameValue(before, message.wish) ? before : message.wish));
			if (message?.kind === "show") show(message.path);
			// Prefetched while the flow is being parsed.
			if (message?.kind === "bundle") void loadSections(message.shown.validators);
			if (message?.kind === "lead") tell({ kind: "lead", scenario: lead() });
		};
		const onClick = ({ target }: MouseEvent): void => {
			const path = target instanceof Element ? fieldAround(target) : null;
			if (path !== null) tell({ kind: "chosen", path });
		};
		window.addEventListener("message", onMessage);
		document.addEventListener("click", onClick, { capture: true });
		// Asks for the wish that was sent before this listener existed.
		tell({ kind: "read" });
		return () => {
			window.removeEventListener("message", onMessage);
			document.removeEventListener("click", onClick, { capture: true });
		};
	}, [setWish]);
}

const fields = `[id^="${idOfPath("x").slice(0, -1)}"]`;

/** The field that contains an element: the element itself, or the nearest ancestor that contains a field. */
function fieldAround(target: Element): string | null {
	for (let element: Element | null = target; element !== null && element.tagName !== "FORM"; element = element.parentElement) {
		const own = element.matches(fields) ? element : (ofList(element) ?? element.querySelector(fields));
		if (own !== null) return pathOfId(own.id.split("__")[0] ?? "");
	}
	return null;
}

/** The element with the id of a list, if this is the frame of one: around its rows it is not a field of one of them that is meant. */
const ofList = (element: Element): Element | null =>
	element.matches(".field-list") ? element.querySelector(":scope > .field-list-actions > [data-add]") : null;

/** The field in the row that somebody is in, or else in the first; its list while that has no rows. */
function inRows(path: string): Element | null {
	const drawn = [...document.querySelectorAll(fields)].filter(({ id }) => pathInAddress(pathOfId(id)) === path);
	const list = document.getElementById(idOfPath(path.slice(0, path.lastIndexOf("."))))?.closest(".field-list") ?? null;
	return drawn.find((each) => each.contains(document.activeElement)) ?? drawn[0] ?? list;
}

function show(path: string): void {
	for (const marked of document.querySelectorAll("[data-chosen]")) marked.removeAttribute("data-chosen");
	const starting = `${fields}[id^="${CSS.escape(idOfPath(path))}"]`;
	const element = document.getElementById(idOfPath(path)) ?? document.querySelector(starting) ?? inRows(path);
	element?.setAttribute("data-chosen", "");
	element?.scrollIntoView({ block: "center" });
}
