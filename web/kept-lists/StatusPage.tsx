import { useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { Card } from "../ui/parts/Card.tsx";
import { absoluteText } from "../ui/words/date-text.ts";
import styles from "./Configuration.module.css";

type Part = DataOf<"getStatus">["parts"][number];

/** Interval between refetches while the page is in view. Milliseconds. */
const againMs = 30_000;

/** The state of everything that the product depends on, since when, and what to do about it. */
export function StatusPage() {
	const { slug } = useTenant();
	usePageTitle(text("configuration.status.title"));
	const { data, isError, refetch } = useQuery({
		queryKey: ["status", slug],
		queryFn: async ({ signal }) => (await call(operations.getStatus, { signal })).data,
		refetchInterval: againMs,
		retry: false,
		meta: { quiet: true as const },
	});
	return (
		<>
			<div className={styles.main}>
				<h1>{text("configuration.status.title")}</h1>
				{isError ? (
					<Notice
						kind="danger"
						title={text("configuration.status.failed")}
						announce
						action={<PlainButton onClick={() => void refetch()}>{text("configuration.status.again")}</PlainButton>}
					/>
				) : null}
				{data === undefined || isError ? null : (
					<>
						<Parts parts={data.parts} />
						<MailCard mail={data.mail} />
						{data.releases === null ? null : <ReleaseCard releases={data.releases} />}
					</>
				)}
			</div>
			<aside className={styles.help} aria-label={text("configuration.help")}>
				<Card title={text("configuration.help")} inLandmark>
					<div className={styles.paragraphs}>
						<p>{text("configuration.status.help.1")}</p>
						<p>{text("configuration.status.help.2")}</p>
						{data === undefined ? null : <p>{text("configuration.status.started", { at: absoluteText(data.startedAt) })}</p>}
					</div>
				</Card>
			</aside>
		</>
	);
}

/** Messages that are waiting or were given up, and what to do about them. */
function MailCard({ mail }: { readonly mail: DataOf<"getStatus">["mail"] }) {
	return (
		<Card title={text("configuration.status.mail")}>
			<p>
				<strong>
					{mail === null
						? text("configuration.status.state.off")
						: text("configuration.status.mail.counts", { waiting: mail.waiting, failed: mail.failed })}
				</strong>{" "}
				{mail?.oldest == null ? null : text("configuration.status.mail.oldest", { at: absoluteText(mail.oldest) })}
			</p>
			<p>{text("configuration.status.mail.what")}</p>
			{mail !== null && mail.reason !== "" ? (
				<Notice kind="danger" title={text("configuration.status.mail.down", { reason: mail.reason })} />
			) : null}
		</Card>
	);
}

/** What this server runs, and whether that is as expected. */
function ReleaseCard({ releases: { running, active, aside } }: { readonly releases: NonNullable<DataOf<"getStatus">["releases"]> }) {
	return (
		<Card title={text("configuration.status.releases")}>
			<p>
				<strong>
					{running === null
						? text("configuration.status.releases.folder")
						: text("configuration.status.releases.running", { number: running })}
				</strong>
			</p>
			<p>{text("configuration.status.releases.what")}</p>
			{active !== null && active !== running ? (
				<Notice kind="warning" title={text("configuration.status.releases.behind", { number: active })} />
			) : null}
			{aside === null ? null : <Notice kind="warning" title={text("configuration.status.releases.aside", { number: aside })} />}
		</Card>
	);
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
	const troubled = parts.filter(({ state }) => state === "down");
	return (
		<>
			<Notice
				kind={troubled.length > 0 ? "danger" : "success"}
				title={
					troubled.length === 0
						? text("configuration.status.well")
						: troubled.length === 1
							? text("configuration.status.trouble.one")
							: text("configuration.status.trouble", { count: troubled.length })
				}
				announce
			/>
			{parts.map((part) => (
				<Card key={part.name} title={text(`configuration.status.${part.name}`)}>
					<p>
						<strong>{text(`configuration.status.state.${part.state}`)}</strong>{" "}
						{part.state === "off" ? null : text("configuration.status.since", { at: absoluteText(part.since) })}
					</p>
					<p>{text(`configuration.status.${part.name}.what`)}</p>
					{part.state === "down" ? <Notice kind="danger" title={text(`configuration.status.${part.name}.down`)} /> : null}
					{part.state === "replaced" ? <Notice kind="info" title={text("configuration.status.replaced")} /> : null}
				</Card>
			))}
		</>
	);
}
