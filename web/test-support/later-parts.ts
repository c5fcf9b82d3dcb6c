/**
 * Fetches what comes behind the first form of a step, one after the other. On a page they come at the same time; modules that
 * are fetched so for the first time get in each other's way in jest.
 */
await import("../realisations/step/header/TypeNotice.tsx");
await import("../realisations/step/header/StepTerms.tsx");
await import("../realisations/step/dialogs/ExtendTermDialog.tsx");
await import("../realisations/step/side/HistoryCard.tsx");
await import("../realisations/step/side/UndoButton.tsx");
await import("../comments/CommentsSection.tsx");
await import("../comments/AssignComment.tsx");
await import("../comments/AttachedFiles.tsx");
await import("../comments/AttachFiles.tsx");
await import("../synchronisation/Synchronisation.tsx");
await import("../realisations/step/header/WhyRefusedPanel.tsx");
await import("../realisations/step/impact/CorrectionImpact.tsx");

export {};
