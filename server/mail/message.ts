import { today, utcOffsetOf, writeDay } from "../../engine/index.ts";
import { html, type Markup } from "../accounts/sign-in-pages/html.ts";
import * as mailTexts from "../texts/mail.ts";

/** One item in a message. */
export interface Line {
	readonly kind: string;
	/** For a term: how long until its last day, or since when it has passed; for a view: what is new in it; otherwise empty. */
	readonly words: string;
	/** Reference of the record. */
	readonly ref: string;
	/** Address of a process; empty for a request, whose address is somebody's home. */
	readonly address: string;
	/** Link to it, including the public address. */
	readonly link: string;
	/** When it came, in milliseconds since 1970. */
	readonly since: number;
}

interface Links {
	/** Link to the inbox. */
	readonly inbox: string;
	readonly stop: string;
}

/** Subject and body, the body both as text and as markup. */
export interface Message {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

/** Names are data: a line break within one must not begin a new line in the message. */
const flat = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const about = ({ ref, address }: Line) => flat([ref, address].filter((part) => part !== "").join(", "));
const said = (line: Line) => mailTexts.subjects[line.kind]?.(flat(line.ref), line.words) ?? flat(line.ref);

/** In Europe/Amsterdam, to the minute. */
function instantText(instant: number): string {
	return `${writeDay(today(instant))} ${new Date(instant + utcOffsetOf(instant)).toISOString().slice(11, 16)}`;
}

/** For each line, when it came if another one of the message says the same, else nothing: five times the same words point at nothing. */
function whens(lines: readonly Line[]): readonly string[] {
	const words = lines.map((line) => `${said(line)} ${about(line)}`);
	return lines.map(({ since }, index) => {
		const isAlone = words.indexOf(words[index] ?? "") === words.lastIndexOf(words[index] ?? "");
		return isAlone ? "" : ` (${instantText(since)})`;
	});
}

/**
 * A message about one record, sent at once: one item, or several of one kind that came while messages were held back. `more`: there are
 * more items than these lines.
 */
export function messageNow(lines: readonly Line[], more: boolean, { stop }: Pick<Links, "stop">): Message {
	const [line] = lines;
	const ref = flat(line?.ref ?? "");
	const subject = line === undefined ? "" : lines.length === 1 ? said(line) : mailTexts.togetherSubject(lines.length, ref);
	// Links to different places have different texts, so that they can be told apart when read out of context.
	const links = lines.length === 1 ? [mailTexts.open] : lines.map((each, index) => `${index + 1}. ${said(each)}`);
	const when = whens(lines);
	const named = line === undefined ? "" : about(line);
	const rest = more ? [mailTexts.more] : [];
	return {
		subject,
		text: `${[
			`${subject}.`,
			named,
			"",
			...lines.map(({ link }, index) => `${links[index]}: ${link}${when[index]}`),
			...rest,
			"",
			mailTexts.whyNow,
			`${mailTexts.stop}: ${stop}`,
		].join("\n")}\n`,
		html: page(
			subject,
			html`<p>${named}</p>${lines.map(({ link }, index) => html`<p><a href="${link}">${links[index] ?? ""}${when[index] ?? ""}</a></p>`)}${rest.map((text) => html`<p>${text}</p>`)}`,
			html`<p>${mailTexts.whyNow} <a href="${stop}">${mailTexts.stop}</a></p>`,
		),
	};
}

/** A message about everything since the last one. `more`: there are more items than these lines. */
export function messageDaily(lines: readonly Line[], more: boolean, { inbox, stop }: Links): Message {
	const subject = mailTexts.dailySubject(lines.length);
	const when = whens(lines);
	const rest = more ? [mailTexts.more] : [];
	return {
		subject,
		text: `${[
			`${subject}.`,
			"",
			...lines.map((line, index) => `- ${said(line)}${line.address === "" ? "" : ` (${flat(line.address)})`}: ${line.link}${when[index]}`),
			...rest,
			"",
			`${mailTexts.openInbox}: ${inbox}`,
			"",
			mailTexts.whyDaily,
			`${mailTexts.stop}: ${stop}`,
		].join("\n")}\n`,
		html: page(
			subject,
			html`<ul>${lines.map(
				(line, index) =>
					html`<li><a href="${line.link}">${said(line)}${when[index] ?? ""}</a>${line.address === "" ? "" : ` (${flat(line.address)})`}</li>`,
			)}</ul>${rest.map((text) => html`<p>${text}</p>`)}<p><a href="${inbox}">${mailTexts.openInbox}</a></p>`,
			html`<p>${mailTexts.whyDaily} <a href="${stop}">${mailTexts.stop}</a></p>`,
		),
	};
}

function page(title: string, content: Markup, foot: Markup): string {
	return html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1a1a1a; background: #ffffff">
<h1 style="font-size: 20px">${title}</h1>${content}<hr>${foot}</body></html>`.text;
}
