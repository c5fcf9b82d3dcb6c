import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { requestStatusWord } from "../../engine/index.ts";
import { problemOf } from "../api/problem-of.ts";
import { useAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { useHasInbox } from "../tenants/use-has-inbox.ts";
import { useVisibleSegments } from "../tenants/visible-segments.ts";
import { type TextKey, text } from "../texts/text.ts";
import { type ActionId, actionKeys } from "../ui/actions/action-keys.ts";
import { offeredActions } from "../ui/actions/offered-actions.ts";
import { recentRecords } from "../ui/actions/own-use.ts";
import { offersChanged } from "../ui/actions/use-actions.ts";
import { paths, recordAt } from "../ui/pages/paths.ts";
import type { View } from "../views/view.ts";
import { viewsQuery } from "../views/views-api.ts";
import type { Entry, EntryKind } from "./entry.ts";
import { type Found, findQuery, recentQuery } from "./find-query.ts";
import { useMenu } from "./menu.ts";
import "../texts/areas/help.ts";
import "../texts/areas/inbox.ts";
import "../texts/areas/requests.ts";

/** Useless once the palette has the focus: they move through what is behind it, or open it. */
const moves: readonly ActionId[] = [
	"everywhere:search",
	"today:down",
	"today:up",
	"today:later",
	"inbox:down",
	"inbox:up",
	"inbox:done",
	"inbox:later",
	"inbox:mute",
	"list:down",
	"list:up",
	"list:choose",
	"list:chooseRange",
	"moments:next",
	"moments:previous",
];

const mostRecent = 5;

interface Entries {
	readonly entries: readonly Entry[];
	/** The server has not answered yet. */
	readonly searching: boolean;
	/** Why the server did not answer; null if it did. */
	readonly failure: string | null;
	/** The server can't find everything yet. */
	readonly filling: boolean;
}

/** Everything that could be shown for these words. */
export function useEntries(words: string, isOpen: boolean): Entries {
	const { pathname } = useLocation();
	const { userId } = usePerson();
	const { slug: tenant } = useTenant();
	const recent = useMemo(
		() =>
			isOpen
				? recentRecords({ userId, tenant })
						.filter((uuid) => uuid !== recordAt(pathname)?.uuid)
						.slice(0, mostRecent)
				: [],
		[isOpen, userId, tenant, pathname],
	);
	const mayFind = [useAccess("realisationlist"), useAccess("requestlist"), useAccess("chargingpoints")].includes(true);
	const found = useQuery({ ...findQuery(words), enabled: isOpen && mayFind && words !== "" });
	const before = useQuery({ ...recentQuery(recent), enabled: isOpen && mayFind && recent.length > 0 });
	const pages = usePages();
	const views = useViewEntries(isOpen);
	const records = useRecords(words === "" ? before.data : found.data);
	const order = (id: string) => recent.indexOf(id.slice(id.indexOf(" ") + 1));
	const shown =
		words === ""
			? records.toSorted((one, other) => order(one.id) - order(other.id)).map((entry) => ({ ...entry, kind: "recent" as const }))
			: records;
	// Read at every render: what the page behind offers may have changed, and its parts appear one by one.
	useOffers();
	const entries = isOpen ? [...shown, ...actionEntries(), ...(words === "" ? [] : views), ...pages] : [];
	const asked = words === "" ? before : found;
	return {
		entries,
		searching: asked.isFetching && (words !== "" || before.data === undefined),
		failure: asked.isError ? whyNot(asked.error) : null,
		filling: words !== "" && found.data?.filling === true,
	};
}

/** An invalid search can be reworded, so the server's reason is shown. */
function whyNot(error: unknown): string {
	const problem = problemOf<"find">(error);
	return problem?.code === "invalid" && problem.message !== "" ? problem.message : text("search.failed");
}

/** Rerenders when a part of the page begins to offer something. */
function useOffers(): void {
	const [, count] = useState(0);
	useEffect(() => {
		const renew = () => count((times) => times + 1);
		addEventListener(offersChanged, renew);
		return () => removeEventListener(offersChanged, renew);
	}, []);
}

function actionEntries(): readonly Entry[] {
	// The page's own actions come first; its steps are many, and already visible beside it.
	const last: readonly ActionId[] = ["process:step", "everywhere:help"];
	const offered = offeredActions().toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id));
	return offered.flatMap(({ id, run, refused, values = {} }): readonly Entry[] =>
		moves.includes(id)
			? []
			: [
					{
						id: `action ${id} ${values.step ?? ""}`,
						kind: "actions",
						label: text(`does.${id}`, values),
						words: isTold(id) ? text(`words.${id}`) : undefined,
						key: actionKeys[id],
						refused,
						run,
					},
				],
	);
}

/** Actions that are also found by other words than their name. */
const told = [
	"process:onhold",
	"process:resume",
	"process:cancel",
	"process:restore",
	"process:step",
	"process:dossier",
	"process:moments",
	"process:undo",
	"process:link",
	"request:link",
	"request:judge",
	"step:next",
	"step:finish",
	"step:save",
] as const satisfies readonly ActionId[];
const isTold = (id: ActionId): id is (typeof told)[number] => (told as readonly ActionId[]).includes(id);

function useRecords(found: Found | undefined): readonly Entry[] {
	const go = useGo();
	const mayList = useAccess("locationlist");
	if (found === undefined) return [];
	const { processes, requests, locations } = found;
	const record = (kind: EntryKind, uuid: string, to: string, label: string, description: string): Entry => ({
		id: `${kind} ${uuid}`,
		kind,
		label,
		description,
		found: true,
		run: go(to),
	});
	const line = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");
	return [
		...processes.map(({ uuid, reference, address, label }) =>
			record("processes", uuid, paths.realisation(uuid), reference, line(address, label)),
		),
		...requests.map(({ uuid, reference, name, address, status }) =>
			record("requests", uuid, paths.request(uuid), `${reference} ${name}`, line(address, requestStatusWord(status))),
		),
		...locations.flatMap(({ uuid, reference, address, process }) => {
			const to =
				process !== null ? paths.realisation(process) : mayList ? `${paths.locations()}?zoek=${encodeURIComponent(reference)}` : null;
			return to === null ? [] : [record("locations", uuid, to, reference, address)];
		}),
	];
}

function useGo(): (to: string) => () => void {
	const navigate = useNavigate();
	return (to) => () => void navigate(to);
}

function usePages(): readonly Entry[] {
	const go = useGo();
	const pages = [...useMenu("pages"), ...useMenu("signs")];
	const { processTypes, manuals } = useTenant();
	const mayStart = useAccess("realisationbtn");
	const mayRead = useAccess("manuals");
	// The bar has a button for it.
	const hasInbox = useHasInbox();
	const segments = useVisibleSegments((manuals?.segments ?? []).map(({ title, pages: items }) => ({ title, items })));
	const entry = (kind: EntryKind, to: string, label: string): Entry => ({ id: `${kind} ${to}`, kind, label, run: go(to) });
	return [
		...pages.map(({ to, label, leaves }): Entry => {
			const page = entry("pages", to, label);
			return leaves ? { ...page, run: () => window.location.assign(to) } : page;
		}),
		...(hasInbox ? [entry("pages", paths.inbox(), text("inbox.button"))] : []),
		...(mayStart ? processTypes.map((type) => entry("pages", paths.newRealisation(type.value), `${text("nav.new")}: ${type.text}`)) : []),
		...(mayRead ? segments.flatMap(({ items }) => items.map(({ slug, title }) => entry("manuals", paths.manuals(slug), title))) : []),
	];
}

/** Saved selections of the lists that this person sees. */
function useViewEntries(opened: boolean): readonly Entry[] {
	const go = useGo();
	const processes = useQuery({ ...viewsQuery("realisations"), enabled: useAccess("realisationlist") && opened });
	const requests = useQuery({ ...viewsQuery("requests"), enabled: useAccess("requestlist") && opened });
	const entries = (views: readonly View[] | undefined, base: string, list: TextKey) =>
		(views ?? []).map(({ uuid, label, search }): Entry => {
			const [word = "", query = ""] = search.split("?", 2);
			const to = `${base}${word}${query === "" ? "" : `?${query}`}`;
			return { id: `views ${uuid}`, kind: "views", label, description: text(list), run: go(to) };
		});
	return [
		...entries(processes.data, paths.realisations(), "nav.realisations"),
		...entries(requests.data, paths.requests(), "nav.requests"),
	];
}
