import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useAccount } from "./account-context.ts";
import { remainingTime, warningBelow } from "./remaining-time.ts";
import styles from "./SessionBanner.module.css";
import "../texts/areas/account.ts";

/** Age of the session, in milliseconds, from which extending it is offered. */
const offeredAfter = 5 * 60_000;

interface SessionBannerProps {
	/** Element that shows the warning, visible however far the page is scrolled. Without it, the warning replaces the time. */
	readonly warningPlace?: Element | null;
}

/** Shows how long the session lasts and offers to extend it; turns into a warning when it is about to expire. */
export default function SessionBanner({ warningPlace = null }: SessionBannerProps) {
	const { session } = useAccount();
	const now = useClock(session.expiresAt);
	const [state, setState] = useState<"idle" | "renewing" | "failed">("idle");
	const left = session.expiresAt - now;
	const urgent = left < warningBelow;
	const offered = now - session.startedAt >= offeredAfter;

	async function renew() {
		setState("renewing");
		setState((await session.renew()) ? "idle" : "failed");
	}
	const button = offered ? (
		<PlainButton small filled={urgent} busy={state === "renewing"} onClick={() => void renew()}>
			{text("account.session.extend")}
		</PlainButton>
	) : null;
	const time = (
		<span role="timer" aria-live="off">
			{text("account.session.remaining", { time: remainingTime(left) })}
		</span>
	);

	if (urgent) {
		const warning = (
			<Notice kind="warning" title={text("account.session.warning")} announce action={button}>
				{time}
				{state === "failed" ? <p role="alert">{text("account.session.failed")}</p> : null}
			</Notice>
		);
		return warningPlace === null ? warning : createPortal(warning, warningPlace);
	}
	return (
		<div className={styles.banner}>
			{time}
			{button}
			{state === "failed" ? <span role="alert">{text("account.session.failed")}</span> : null}
		</div>
	);
}

/** The current time. Ticks every second in the last minutes, when seconds are shown, and every 30 seconds otherwise. */
function useClock(expiresAt: number): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const tick = () => {
			const present = Date.now();
			setNow(present);
			const untilSeconds = expiresAt - present - warningBelow;
			timer = setTimeout(tick, untilSeconds < 0 ? 1000 : Math.min(30_000, untilSeconds + 1));
		};
		tick();
		return () => clearTimeout(timer);
	}, [expiresAt]);
	return now;
}
