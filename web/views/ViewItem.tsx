import { ActionIcon, type ActionIconProps } from "@mantine/core";
import {
	IconArrowBackUp,
	IconArrowLeft,
	IconArrowRight,
	IconBell,
	IconBellOff,
	IconDeviceFloppy,
	IconLink,
	IconPencil,
	IconTrash,
	IconUsers,
	IconUsersMinus,
} from "@tabler/icons-react";
import { type Ref, useRef, useState } from "react";
import { Link } from "react-router";
import { notifyFailure, notifySuccess } from "../api/notify.ts";
import { text } from "../texts/text.ts";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./SavedViews.module.css";
import type { CurrentView } from "./use-opened-view.ts";
import type { ViewsState } from "./use-views.ts";
import type { View } from "./view.ts";

interface ViewItemProps {
	readonly view: View;
	/** Present if this view is the current one. */
	readonly here: CurrentView | null;
	readonly search: string;
	readonly state: ViewsState;
	readonly addressOf: (search: string) => string;
	/** The views before and behind it. */
	readonly beside: readonly [View | undefined, View | undefined];
	/** Puts it at the place of another one. */
	readonly move: (to: View) => void;
	readonly open: (view: View) => void;
	/** Announces to screen readers what was done. */
	readonly say: (sentence: string) => void;
	readonly onRemove: () => void;
}

/** One view: a link to it, and what this person may do with it. */
export function ViewItem({ view, here, search, state, addressOf, beside, move, open, say, onRemove }: ViewItemProps) {
	const [renaming, setRenaming] = useState(false);
	const [halfTyped, setHalfTyped] = useState<string | null>(null);
	/** The tool whose change is being stored. */
	const [storing, setStoring] = useState<"search" | "shared" | "subscribed" | null>(null);
	const pencil = useRef<HTMLButtonElement>(null);
	const { list, label, shared, subscribed, mayChange } = view;
	const address = addressOf(view.search);
	const [before, behind] = beside;
	const change = async (part: Parameters<ViewsState["change"]>[1]) => {
		const changed = await state.change(view, part);
		if (changed) say(text("views.saved", { label: changed.label }));
		return changed !== undefined;
	};
	const store = async (part: { readonly search: string } | { readonly shared: boolean }) => {
		setStoring("search" in part ? "search" : "shared");
		await change(part);
		setStoring(null);
	};
	const subscribe = async () => {
		setStoring("subscribed");
		const changed = await state.subscribe(view, !subscribed);
		if (changed) say(text(changed.subscribed ? "views.subscribed" : "views.unsubscribed", { label }));
		setStoring(null);
	};
	const endRenaming = (typed: string | null) => {
		setHalfTyped(typed);
		setRenaming(false);
		setTimeout(() => pencil.current?.focus());
	};
	const copy = () =>
		void navigator.clipboard.writeText(new URL(address, window.location.href).href).then(
			() => notifySuccess(text("views.copied", { label })),
			() => notifyFailure(text("views.copyFailed")),
		);
	if (renaming) {
		return (
			<li className={styles.view}>
				<RenameForm
					label={halfTyped ?? label}
					busy={state.busy}
					onRename={(next) => void change({ label: next }).then((done) => done && endRenaming(null))}
					onClose={endRenaming}
					onCancel={() => endRenaming(null)}
				/>
			</li>
		);
	}
	return (
		<li className={styles.view}>
			<Link
				className={styles.link}
				to={address}
				aria-current={here && !here.changed ? "true" : undefined}
				onClick={(event) => {
					// With a modifier key the browser opens it in another tab or window, like any link.
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					open(view);
				}}
			>
				{label}
			</Link>
			<span className={styles.about}>{aboutView(view, here)}</span>
			<span className={styles.tools}>
				{here?.changed ? (
					<>
						<Tool name={text("views.reopen", { label })} icon={IconArrowBackUp} onClick={() => open(view)} />
						{mayChange ? (
							<Tool
								name={text("views.update", { label })}
								icon={IconDeviceFloppy}
								busy={storing === "search"}
								onClick={() => void store({ search })}
							/>
						) : null}
					</>
				) : null}
				{before ? <Tool name={text("views.earlier", { label })} icon={IconArrowLeft} onClick={() => move(before)} /> : null}
				{behind ? <Tool name={text("views.later", { label })} icon={IconArrowRight} onClick={() => move(behind)} /> : null}
				{list === "realisations" ? (
					<Tool
						name={text(subscribed ? "views.unsubscribe" : "views.subscribe", { label })}
						icon={subscribed ? IconBellOff : IconBell}
						busy={storing === "subscribed"}
						onClick={() => void subscribe()}
					/>
				) : null}
				<Tool name={text("views.copy", { label })} icon={IconLink} onClick={copy} />
				{mayChange ? (
					<>
						<Tool
							name={text(shared ? "views.unshare" : "views.share", { label })}
							icon={shared ? IconUsersMinus : IconUsers}
							busy={storing === "shared"}
							onClick={() => void store({ shared: !shared })}
						/>
						<Tool buttonRef={pencil} name={text("views.rename", { label })} icon={IconPencil} onClick={() => setRenaming(true)} />
						<Tool name={text("views.delete", { label })} icon={IconTrash} color="red" onClick={onRemove} />
					</>
				) : null}
			</span>
		</li>
	);
}

function aboutView({ shared, own, owner, subscribed }: View, here: CurrentView | null): string {
	const parts = [
		own ? (shared ? text("views.isShared") : "") : text("views.by", { name: owner.name }),
		subscribed ? text("views.isSubscribed") : "",
		here ? text(here.changed ? "views.changed" : "views.here") : "",
	];
	return parts.filter((part) => part !== "").join(" · ");
}

interface ToolProps extends Pick<ActionIconProps, "color"> {
	readonly name: string;
	readonly icon: typeof IconLink;
	readonly busy?: boolean;
	readonly onClick: () => void;
	readonly buttonRef?: Ref<HTMLButtonElement>;
}

function Tool({ name, icon: Icon, busy = false, onClick, buttonRef, ...rest }: ToolProps) {
	return (
		<ActionIcon
			ref={buttonRef ?? null}
			loading={busy}
			variant="subtle"
			size={34}
			aria-label={name}
			title={name}
			onClick={onClick}
			{...rest}
		>
			<Icon size={18} aria-hidden />
		</ActionIcon>
	);
}
