import type {BusinessCase, CashStatement, Payment, VatAmount} from './dsfinvk';

/** A closing as DSFINVK DE returns it in full, limited to the fields that the tables need. */
export interface ExportClosing {
  readonly client_id: string;
  readonly cash_point_closing_export_id: number;
  readonly head: {
    readonly taxonomy_version: string;
    readonly export_creation_date: number;
    readonly business_date: string;
    readonly first_transaction_export_id: string;
    readonly last_transaction_export_id: string;
  };
  readonly cash_statement: CashStatement;
  readonly transactions: readonly ExportTransaction[];
}

/** One transaction of a closing. Times are Unix seconds, amounts euro with a decimal point. */
export interface ExportTransaction {
  readonly head: {
    readonly transaction_export_id: string;
    readonly closing_client_id: string;
    readonly type: string;
    readonly name?: string;
    readonly storno: boolean;
    readonly number: number;
    readonly timestamp_start: number;
    readonly timestamp_end: number;
    readonly user: {readonly user_export_id: string; readonly name?: string};
    readonly allocation_groups?: readonly string[];
  };
  readonly data: {
    readonly full_amount_incl_vat: string;
    readonly payment_types: readonly Payment[];
    readonly amounts_per_vat_id: readonly VatAmount[];
    readonly notes?: string;
    readonly lines: readonly ExportLine[];
  };
  readonly security: {
    readonly error_message?: string;
    readonly tss_transaction?: {
      readonly number: number;
      readonly signature_counter: number;
      readonly timestamp_start: number;
      readonly timestamp_end: number;
      readonly process_type: string;
      readonly process_data: string;
      readonly signature: string;
    };
  };
}

/** One line of a transaction. */
export interface ExportLine {
  readonly lineitem_export_id: string;
  readonly business_case: BusinessCase;
  readonly text: string;
  readonly in_house?: boolean;
  readonly storno: boolean;
  readonly item: {
    readonly number: string;
    readonly quantity: string;
    readonly quantity_factor?: string;
    readonly quantity_measure?: string;
    readonly price_per_unit: string;
    readonly product_group?: {
      readonly product_group_id: string;
      readonly product_group_name: string;
    };
  };
}

/** The master data that a closing stores unchanged. */
export interface ExportMasterData {
  readonly organization: {
    readonly name: string;
    readonly display_name: string;
    readonly address_line1: string;
    readonly zip: string;
    readonly town: string;
    readonly country_code: string;
    readonly tax_number: string;
    readonly vat_id: string;
  };
  readonly register: {
    readonly brand: string;
    readonly model: string;
    readonly serial_number: string;
    readonly software: {readonly brand: string; readonly version: string};
    readonly base_currency_code: string;
    readonly vat_not_determinable: boolean;
  };
  readonly vatDefinitions: readonly {
    readonly vat_definition_export_id: number;
    readonly percentage: string;
    readonly description: string;
  }[];
  readonly tss: {
    readonly serial_number: string;
    readonly signature_algorithm: string;
    readonly signature_timestamp_format: string;
    readonly transaction_data_encoding: string;
    readonly public_key: string;
    readonly certificate: string;
  };
}
