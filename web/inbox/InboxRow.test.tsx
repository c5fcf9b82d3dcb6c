import "../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { uuidOf } from "../test-support/example-record.ts";
import { theme } from "../ui/theme/theme.ts";
import { InboxRow } from "./InboxRow.tsx";
import type { InboxItem } from "./inbox-queries.ts";
import type { InboxActs } from "./use-inbox-acts.ts";
import "../texts/areas/index.ts";

afterEach(cleanup);

const plain: InboxItem = {
	item: "1",
	kind: "over",
	entity: "realisation",
	uuid: uuidOf(1),
	ref: "VB-00001",
	address: "",
	step: null,
	label: "",
	term: null,
	view: null,
	comment: null,
	since: 0,
	unread: true,
};
const ofStep = { step: "2", label: "Beoordeling" };
const past = { label: "Bezwaartermijn", due: "2026-12-02", left: -1 };
const comment = { number: 1, thread: 1, message: "Kan dit?", author: "Ans Vos", settled: false, mayReply: false, maySettle: false };
const acts: InboxActs = {} as InboxActs;

it.each<[string, Partial<InboxItem>, string]>([
	["a term set by law", { term: past }, "Termijn: verlopen sinds 1 dag, tot en met 02-12-2026 Bezwaartermijn"],
	["the term of a step", { term: past, ...ofStep }, "Termijn: verlopen sinds 1 dag, tot en met 02-12-2026 2 Beoordeling"],
	["a step", { kind: "step", ...ofStep }, "Naar u gekomen 2 Beoordeling"],
	["a step that came back", { kind: "back", ...ofStep }, "Teruggezet naar u 2 Beoordeling"],
	["a comment that is answered elsewhere", { kind: "role", comment }, "Ans Vos noemt uw rol Kan dit?"],
	[
		"a comment assigned to a person",
		{ kind: "assign", comment: { ...comment, toRole: false } },
		"Ans Vos wees u een opmerking toe Kan dit?",
	],
	[
		"a comment assigned to a role",
		{ kind: "assign", comment: { ...comment, toRole: true } },
		"Ans Vos wees uw rol een opmerking toe Kan dit?",
	],
	["a comment", { kind: "mention", comment: { ...comment, mayReply: true } }, "Ans Vos noemt u Kan dit?"],
])("what is told of %s is words with spaces between them", (_, some, told) => {
	render(
		<MantineProvider theme={theme} env="test">
			<MemoryRouter>
				<ul>
					<InboxRow item={{ ...plain, ...some }} show="open" acts={acts} answering={false} onAnswer={() => {}} onGone={() => {}} />
				</ul>
			</MemoryRouter>
		</MantineProvider>,
	);
	expect(document.querySelector("[data-inbox]")?.textContent?.trim()).toBe(told);
});
