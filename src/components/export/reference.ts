/** What programs for references are told of a patent document; unknown values are left out. */
export interface PatentReference {
  title: string;
  inventors: readonly string[];
  /** Applicants, or owners once granted. */
  applicants: readonly string[];
  applicationNumber?: string | undefined;
  /** Number of the publication or grant. */
  publicationNumber?: string | undefined;
  /** `YYYY-MM-DD`. */
  filingDate?: string | undefined;
  /** Day of publication or grant, `YYYY-MM-DD`. */
  publicationDate?: string | undefined;
  /** 发明授权 and the like. */
  type?: string | undefined;
  /** IPC or Locarno symbols. */
  classes?: readonly string[] | undefined;
  abstract?: string | undefined;
  address?: string | undefined;
}
